// The database thread: runs the main thread's statements sequentially.

import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type Backend, createDatabase, openDatabase } from './backend.ts';
import { serializeError } from './errors.ts';
import type { Report, RequiredState, ThreadRequest, ThreadTask } from './messages.ts';

if (!parentPort) throw new Error('The database thread has to be started by the engine.');
const port = parentPort;
const report = (message: Report) => port.postMessage(message);

// V8's optimizing compiler takes over 500 MB for PostgreSQL's parser alone. Without it, queries cost about a
// tenth more CPU. Both flags apply to the whole process, and each is ineffective without the other.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

function abandon(reason: unknown): never {
  report({ kind: 'broken', failure: serializeError(reason) });
  process.exit(1);
}

async function start(task: ThreadTask) {
  if (task.kind === 'create') await createDatabase(task.folder);
  else {
    const backend = await openDatabase(task.dir, task.omitted, abandon);
    for (const channel of task.channels) {
      await backend.listen(channel, (payload) => report({ kind: 'notice', channel, payload }));
    }
    serve(backend);
  }
  report({ kind: 'ready' });
}

function serve(backend: Backend) {
  const respond = async ({ id, demand }: ThreadRequest) => {
    try {
      report({ kind: 'result', id, value: await resultOf(backend, demand) });
    } catch (error) {
      report({ kind: 'refusal', id, failure: serializeError(error) });
    }
  };
  let last = Promise.resolve();
  port.on('message', (request: ThreadRequest) => {
    last = last.then(() => respond(request));
  });
}

async function resultOf(backend: Backend, demand: RequiredState): Promise<unknown> {
  if (demand.kind === 'fsyncCount') return backend.fsyncCount();
  if (demand.kind === 'close') return backend.close();
  return backend.run(demand);
}

start(workerData).catch(abandon);
