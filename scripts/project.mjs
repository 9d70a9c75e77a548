// Where things are, and what runs them. Plain Node 20, no dependency.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(root, ...parts);

/** The Node that the product is built for: this one where it fits, else the one in the lockfile. */
export const wantedMajor = 24;
export const node24 =
  majorOf(process.version) === wantedMajor ? process.execPath : at('node_modules', '.bin', 'node');

export function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}

/** Says what is wrong in one line and ends the process. */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command to its end, and gives up with the line when it fails. */
export async function run(command, args, { failure, quiet = false, env = {}, cwd = root }) {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  // The cause is said first; what follows is help and traces.
  const said = output.trim().split('\n').slice(0, 15).join('\n');
  if (code !== 0) giveUp(`${said}\n${failure}`.trim());
}

// Memory. All of it has to be there before Node runs; the Dockerfile says the same. Young objects get
// 3 × 4 MB, not 3 × 32; threads share one arena, which gives back what is free at its end, and what is
// not small (the buffers of pages and of their compression) stays out of it: free, it is gone.
export const frugalFlags = ['--max-semi-space-size=4'];
export const frugalEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
};

/** Runs a server until it ends: passes signals on to it, and its exit code on to the caller. */
export function runServer(args) {
  const child = spawn(node24, [...frugalFlags, ...args], {
    cwd: process.cwd(),
    stdio: 'inherit',
    env: { ...frugalEnv, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  const watch = watchParent(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1);
  });
}

/** npm hands a signal only to the shell it started, which dies of it and leaves this process behind. */
export function watchParent(onOrphaned) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, 300);
}
