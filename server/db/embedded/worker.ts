// The database thread: takes statements from the main thread and answers them in order.

import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type Backend, BackendLost, createDatabase, openDatabase } from './backend.ts';
import { failureOf } from './errors.ts';
import type { Demand, Report, Request, ThreadTask } from './messages.ts';

if (!parentPort) throw new Error('The database thread has to be started by the engine.');
const port = parentPort;
const report = (message: Report) => port.postMessage(message);

async function start({ task, dir, omitted }: ThreadTask) {
  // The optimising compiler takes a gigabyte for two seconds at every start.
  setFlagsFromString('--liftoff-only');
  if (task === 'create') await createDatabase(dir, omitted);
  else serve(await openDatabase(dir, omitted));
  report({ kind: 'ready' });
}

function serve(backend: Backend) {
  port.on('message', async ({ id, demand }: Request) => {
    try {
      report({ kind: 'answer', id, value: await answer(backend, demand) });
    } catch (error) {
      if (error instanceof BackendLost) report({ kind: 'broken', failure: failureOf(error) });
      else report({ kind: 'refusal', id, failure: failureOf(error) });
    }
  });
}

async function answer(backend: Backend, demand: Demand): Promise<unknown> {
  if (demand.kind === 'fsyncCount') return backend.fsyncCount();
  if (demand.kind === 'close') return backend.close();
  return backend.run(demand);
}

start(workerData).catch((error) => report({ kind: 'broken', failure: failureOf(error) }));
