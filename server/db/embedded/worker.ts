// The database thread: takes statements from the main thread and answers them in order.

import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type Backend, createDatabase, openDatabase } from './backend.ts';
import { failureOf } from './errors.ts';
import type { Demand, Report, Request, ThreadTask } from './messages.ts';

if (!parentPort) throw new Error('The database thread has to be started by the engine.');
const port = parentPort;
const report = (message: Report) => port.postMessage(message);

function abandon(reason: unknown): never {
  report({ kind: 'broken', failure: failureOf(reason) });
  process.exit(1);
}

const roomyBytes = 2 * 1024 ** 3;

function hasRoom(): boolean {
  return (
    Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) >= roomyBytes
  );
}

/**
 * Optimised code makes heavy queries twice as fast, but to compile one single function of
 * PostgreSQL takes 600 MB for a second: on a small machine that second ends the server.
 */
function optimiseCode(isWanted: boolean) {
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering']) {
    setFlagsFromString(isWanted ? `--${flag}` : `--no-${flag}`);
  }
}

async function start({ task, dir, omitted }: ThreadTask) {
  optimiseCode(task === 'serve' && hasRoom());
  if (task === 'create') await createDatabase(dir, omitted);
  else serve(await openDatabase(dir, omitted, abandon));
  report({ kind: 'ready' });
}

function serve(backend: Backend) {
  const respond = async ({ id, demand }: Request) => {
    try {
      report({ kind: 'answer', id, value: await answer(backend, demand) });
    } catch (error) {
      report({ kind: 'refusal', id, failure: failureOf(error) });
    }
  };
  let last = Promise.resolve();
  port.on('message', (request: Request) => {
    last = last.then(() => respond(request));
  });
}

async function answer(backend: Backend, demand: Demand): Promise<unknown> {
  if (demand.kind === 'fsyncCount') return backend.fsyncCount();
  if (demand.kind === 'close') return backend.close();
  return backend.run(demand);
}

start(workerData).catch(abandon);
