// Requests one page repeatedly over several connections and counts the responses. Uses wrk if installed,
// otherwise its own sockets, which are slower but the same for all servers.
import { execFileSync, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

export type Load = { port: number; seconds: number; connections: number; path?: string };

const requestHeaders = ['Accept-Encoding: br, gzip', 'Accept: text/html'];
const hasWrk = isInstalled('wrk', '-v');
const hasTaskset = isInstalled('taskset', '--version');

export const generator = hasWrk ? 'wrk' : 'own sockets';

/** Pins the server and the load generator to separate cores where taskset exists. */
export function pinToCore(core: 0 | 1, command: string, args: string[]): [string, string[]] {
  return hasTaskset ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
}

/** Responses per second. */
export async function measure(load: Load): Promise<number> {
  return hasWrk ? measureWithWrk(load) : measureWithSockets(load);
}

async function measureWithWrk({ port, seconds, connections, path = '/' }: Load): Promise<number> {
  const output = await outputOf('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`],
    ...requestHeaders.flatMap((header) => ['-H', header]),
    `http://127.0.0.1:${port}${path}`,
  ]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`The load met errors:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

async function measureWithSockets(load: Load): Promise<number> {
  return Number(
    await outputOf(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(load)]),
  );
}

function outputOf(command: string, args: string[]): Promise<string> {
  const child = spawn(...pinToCore(1, command, args), { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code}: ${output}`));
    });
  });
}

async function askOverSockets({ port, seconds, connections, path = '/' }: Load): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${requestHeaders.join('\r\n')}\r\n\r\n`;
  const until = performance.now() + seconds * 1000;
  let responses = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let missing = -1;
      socket.on('data', (chunk) => {
        if (missing < 0) {
          const head = chunk.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1];
          if (head < 0 || length === undefined) {
            reject(new Error('A response came without its length'));
            return;
          }
          missing = Number(length) + head + 4;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        missing = -1;
        responses += 1;
        if (performance.now() < until) socket.write(request);
        else socket.end();
      });
      socket.once('connect', () => socket.write(request));
      socket.once('close', () => resolve());
      socket.once('error', reject);
    });
  await Promise.all(Array.from({ length: connections }, ask));
  return responses / seconds;
}

function isInstalled(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk prints its version and exits with 1.
    return (error as { status?: number | null }).status === 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await askOverSockets(JSON.parse(process.argv[2] ?? '{}') as Load));
}
