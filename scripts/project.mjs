// Paths, versions, and processes of the scripts. Must run on Node 20 without dependencies.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const fromRoot = (...parts) => join(root, ...parts);

/** The Node version of the product: the running Node if it matches, else the one in the lockfile. */
export const requiredNodeMajor = 24;
export const node24 =
  majorOf(process.version) === requiredNodeMajor
    ? process.execPath
    : fromRoot('node_modules', '.bin', 'node');

export function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}

/** Prints an error and exits. */
export function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command, and exits with the message `failure` when it fails. */
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
  // The first lines name the cause; help and stack traces follow.
  const said = output.trim().split('\n').slice(0, 15).join('\n');
  if (code !== 0) exitWithError(`${said}\n${failure}`.trim());
}

// Memory settings, which must be set before Node starts and equal those in the Dockerfile: a small young generation,
// and one malloc arena that returns freed memory, with large buffers allocated outside of it.
export const lowMemoryFlags = ['--max-semi-space-size=4'];
export const lowMemoryEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
};

/** Runs a server until it exits. Forwards signals to it and its exit code to the caller. */
export function runServer(args) {
  const child = spawn(node24, [...lowMemoryFlags, ...args], {
    cwd: process.cwd(),
    stdio: 'inherit',
    env: { ...lowMemoryEnv, ...process.env },
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

/** Detects that the parent died: npm sends a signal only to its shell, which exits without this process. */
export function watchParent(onOrphaned) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, 300);
}
