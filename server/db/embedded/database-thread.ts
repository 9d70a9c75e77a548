// The main thread's end of one database thread: requests out, answers in, and one clear
// error for everyone who waits when the thread ends.

import { Worker } from 'node:worker_threads';
import { DatabaseThreadEnded, SqlError } from './errors.ts';
import type { Demand, Omitted, Report, Request, Statement, StatementResult } from './messages.ts';

/** Rows of a result live on the thread's heap; past this the thread ends instead of the whole server. */
const heapLimitMb = 768;

type Waiting = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

/** In the source tree the thread is a file beside this one; in the build it is a bundle beside the server's. */
function threadFile(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './worker.ts' : './embedded-worker.js', import.meta.url);
}

export class DatabaseThread {
  readonly ended: Promise<DatabaseThreadEnded>;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #end: DatabaseThreadEnded | undefined;
  #announceEnd: (end: DatabaseThreadEnded) => void = () => {};

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.ended = new Promise((resolve) => {
      this.#announceEnd = resolve;
    });
    worker.on('message', (report: Report) => this.#take(report));
    worker.on('error', (cause) => this.#endWith(new DatabaseThreadEnded(cause.message, { cause })));
    worker.on('exit', () => {
      const end = this.#endWith(new DatabaseThreadEnded('it exited'));
      this.#announceEnd(end);
    });
  }

  /** Builds the database of a data folder that has none, in a thread of its own: its memory goes with it. */
  static async create(dir: string, omitted: Omitted): Promise<void> {
    const thread = await DatabaseThread.#start('create', dir, omitted);
    await thread.end('its work is done');
  }

  static serve(dir: string, omitted: Omitted): Promise<DatabaseThread> {
    return DatabaseThread.#start('serve', dir, omitted);
  }

  static async #start(task: 'create' | 'serve', dir: string, omitted: Omitted) {
    const thread = new DatabaseThread(
      new Worker(threadFile(), {
        workerData: { task, dir, omitted },
        resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
      }),
    );
    await thread.#expect(readyId);
    return thread;
  }

  query(statement: Omit<Statement, 'kind'>): Promise<StatementResult> {
    return this.request({ ...statement, kind: 'query' }) as Promise<StatementResult>;
  }

  exec(statement: Omit<Statement, 'kind'>): Promise<StatementResult[]> {
    return this.request({ ...statement, kind: 'exec' }) as Promise<StatementResult[]>;
  }

  async request(demand: Demand): Promise<unknown> {
    if (this.#end) throw this.#end;
    this.#lastId += 1;
    const request: Request = { id: this.#lastId, demand };
    this.#worker.postMessage(request);
    return this.#expect(request.id);
  }

  async end(reason: string): Promise<void> {
    this.#endWith(new DatabaseThreadEnded(reason));
    await this.#worker.terminate();
  }

  #expect(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #take(report: Report) {
    if (report.kind === 'broken') {
      void this.end(report.failure.message);
      return;
    }
    const id = report.kind === 'ready' ? readyId : report.id;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (report.kind === 'refusal') waiting?.reject(new SqlError(report.failure));
    else waiting?.resolve(report.kind === 'answer' ? report.value : undefined);
  }

  #endWith(end: DatabaseThreadEnded): DatabaseThreadEnded {
    this.#end ??= end;
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
    return this.#end;
  }
}

const readyId = 0;
