// Starts the API as a process, sends it messages from many networks, and kills it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readAt, watchGuide } from '../watch-guide.ts';

export const dataKeys = { DATA_KEYS: `tests ${'k'.repeat(43)}` };

export type Sent = { status: number; reference?: string; retryAfter: string | null; ms: number };

export class RunningApi {
  readonly #child: ChildProcess;
  readonly origin: string;
  /** Error output so far. */
  readonly errors: string[];

  private constructor(child: ChildProcess, port: string, errors: string[]) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
    this.errors = errors;
  }

  /** Pass `script` when no test runner has bundled it. */
  static async start(
    env: Record<string, string>,
    script = join(inject('programs'), 'api-process.js'),
  ): Promise<RunningApi> {
    const child = spawn(process.execPath, [script], {
      env: { PATH: process.env.PATH, DEMO: 'off', TRUST_PROXY: 'on', ...dataKeys, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errors: string[] = [];
    child.stderr?.on('data', (part) => errors.push(String(part)));
    const port = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The API did not start: ${errors.join('')}`)));
      child.stdout?.on('data', (part) => {
        const found = /port (\d+)/.exec(String(part))?.[1];
        if (found) resolve(found);
      });
    });
    return new RunningApi(child, port, errors);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  async get(path: string): Promise<number> {
    const response = await fetch(`${this.origin}${path}`);
    await response.arrayBuffer();
    return response.status;
  }

  /** Reads readiness as a monitor set up by the guide does: true, or the reason. */
  async readiness(): Promise<unknown> {
    const response = await fetch(`${this.origin}${watchGuide.path}`);
    const body = await response.json();
    if (response.status === watchGuide.statusWhenReady) return true;
    return response.status === watchGuide.statusWhenFailing && readAt(body, watchGuide.bodyField);
  }

  /** Log lines that the guide says to watch for. */
  get alarms(): Record<string, unknown>[] {
    const lines = this.errors
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= watchGuide.level);
  }

  /** Sends a contact message with its own idempotency key from its own network. */
  async send(key: string): Promise<Sent> {
    const start = performance.now();
    const response = await fetch(`${this.origin}/api/contacts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': anotherNetwork(),
      },
      body: JSON.stringify({ name: key, email: 'a@example.org', subject: key, message: 'Hello' }),
    });
    const body = (await response.json()) as { reference?: string };
    return {
      status: response.status,
      ...(body.reference === undefined ? {} : { reference: body.reference }),
      retryAfter: response.headers.get('retry-after'),
      ms: performance.now() - start,
    };
  }
}

let networks = 0;

function anotherNetwork(): string {
  networks++;
  return `10.${(networks >> 8) & 255}.${networks & 255}.1`;
}
