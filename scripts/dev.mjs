// npm run dev: runs the app from its sources. Pages reload on changes; changes in the server, the domain, or the
// content restart the server.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { filterPasswordsIfStale, prepareDatabaseIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { fromRoot, node24, watchParent } from './project.mjs';

const restartsFor = ['server', 'assistant', 'domain', 'content'];
const settleMs = 200;

await installIfNeeded({ withDev: true });
await Promise.all([prepareDatabaseIfStale(), filterPasswordsIfStale()]);

let child = start();
let timer;
let isEnding = false;

for (const folder of restartsFor.filter((name) => existsSync(fromRoot(name)))) {
  watch(fromRoot(folder), { recursive: true }, (_, file) => {
    if (!/\.(ts|sql|json)$/.test(file ?? '') || /\.test\.ts$/.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, settleMs);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
watchParent(end);

function end() {
  isEnding = true;
  if (child.exitCode === null) child.kill('SIGTERM');
  else process.exit(0);
}

function start() {
  const started = spawn(node24, [fromRoot('server', 'http', 'process', 'dev.ts')], {
    stdio: 'inherit',
  });
  started.once('exit', (code) => {
    if (isEnding) process.exit(code ?? 0);
  });
  return started;
}

/** Starts the new process after the old one has exited, because both need the database and the port. */
function restart() {
  if (child.exitCode !== null || child.signalCode !== null) {
    child = start();
    return;
  }
  child.once('exit', () => {
    if (!isEnding) child = start();
  });
  child.kill('SIGTERM');
}
