// Processes of the peers, and requests to them. All files are in one folder that the end of the run removes.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Body = Record<string, string>;
export type Call = { path: string; status: number; body?: Body; isForm?: boolean; headers?: Body };
export type Measure =
  | 'home page'
  | 'durable write'
  | 'durable write, 16 at once'
  | 'list of 50'
  | 'profile';
export type Peer = {
  name: string;
  port: number;
  /** CPU time is counted over these processes and all below them. */
  pids: number[];
  isSlow?: boolean;
  calls: Partial<Record<Measure, (n: number) => Call>>;
};

export const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
// Servers run as users of their own.
chmodSync(folder, 0o755);
export const isRoot = process.getuid?.() === 0;
// Debian installs servers in root's search path only.
process.env.PATH += ':/usr/sbin';

const stops: (() => unknown)[] = [];
const agent = new Agent({ keepAlive: true });

/** Runs the function at the end, before those that were given earlier. */
export function stopAtEnd(stop: () => unknown): void {
  stops.push(stop);
}

export async function stopAll(): Promise<void> {
  agent.destroy();
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

export function send(port: number, { path, body, isForm, headers }: Omit<Call, 'status'>) {
  const text = body && (isForm ? new URLSearchParams(body).toString() : JSON.stringify(body));
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise<{ status: number; cookies: string[]; body: Buffer }>((resolve, reject) => {
    const sent = request(
      {
        ...{ agent, host: '127.0.0.1', port, path, method: text === undefined ? 'GET' : 'POST' },
        headers: {
          'Accept-Encoding': 'br, gzip',
          ...headers,
          ...(text !== undefined && {
            'Content-Type': type,
            'Content-Length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cookies: response.headers['set-cookie'] ?? [],
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}

export async function readCookie(port: number, call: Omit<Call, 'status'>): Promise<Body> {
  const { cookies } = await send(port, call);
  return { Cookie: cookies.map((line) => line.split(';')[0]).join('; ') };
}

export function requireCommands(...names: string[]): void {
  const missing = names.filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  );
  if (missing.length > 0) throw new Error(`${missing.join(', ')} not installed`);
}

/** Starts a process that ends with this one, and waits until the port takes connections. */
export async function startProcess(
  port: number | undefined,
  command: string,
  args: string[],
  env: Body = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...env },
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  stopAtEnd(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await Promise.race([gone, sleep(10_000)]);
  });
  child.on('error', () => {});
  const until = Date.now() + 120_000;
  while (
    port !== undefined &&
    !(await send(port, { path: '/' }).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${command} did not start`);
    await sleep(200);
  }
  return child.pid ?? 0;
}
