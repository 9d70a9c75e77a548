// The main thread's side of one database thread: sends requests, receives reports, and rejects all
// pending requests when the thread ends.

import { Worker } from 'node:worker_threads';
import { DatabaseThreadEnded, SqlError } from './errors.ts';
import type {
  DisabledSafeguards,
  Report,
  RequiredState,
  Statement,
  StatementResult,
  ThreadRequest,
  ThreadTask,
} from './messages.ts';
import { startLimit } from './time-limit.ts';

/** Result rows pass through the thread's heap. Past this limit the thread ends, not the server. */
const heapLimitMb = 768;
/**
 * V8 reserves three times this for young objects; the default of up to 48 MB is too much for
 * short-lived rows.
 */
const youngLimitMb = 12;
const readyId = 0;

export type OnNotice = (channel: string, payload: string) => void;
export type ServeTask = {
  dir: string;
  omitted: DisabledSafeguards;
  channels: readonly string[];
  onNotice: OnNotice;
};

type Waiting = { resolve: (report: Report) => void; reject: (end: DatabaseThreadEnded) => void };

/**
 * In the source tree the thread is a file beside this one; in the build it is a bundle beside the
 * server's.
 */
function threadFile(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './worker.ts' : './embedded-worker.js', import.meta.url);
}

export class DatabaseThread {
  /** Resolves when the thread has exited and holds no files. */
  readonly gone: Promise<DatabaseThreadEnded>;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #lastId = readyId;
  #end: DatabaseThreadEnded | undefined;
  #limitMs: () => number;
  #onNotice: OnNotice;

  private constructor(task: ThreadTask, limitMs: () => number, onNotice: OnNotice = () => {}) {
    this.#limitMs = limitMs;
    this.#onNotice = onNotice;
    this.#worker = new Worker(threadFile(), {
      workerData: task,
      // Do not pass on the flags of the process: some prevent the thread from starting.
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: heapLimitMb,
        maxYoungGenerationSizeMb: youngLimitMb,
      },
    });
    this.#worker.on('message', (report: Report) => this.#take(report));
    this.#worker.on('error', (cause) => this.#endWith(cause.message, cause));
    this.gone = new Promise((resolve) => {
      this.#worker.on('exit', () => resolve(this.#endWith('it exited')));
    });
  }

  /**
   * Creates a database in an empty folder, in a separate thread whose memory is freed afterward.
   */
  static async create(folder: string): Promise<void> {
    const thread = new DatabaseThread({ kind: 'create', folder }, () => 0);
    await thread.#start();
    await thread.end('its work is done');
  }

  /** `limitMs` is read for each statement. */
  static async serve(
    { onNotice, ...task }: ServeTask,
    limitMs: () => number,
  ): Promise<DatabaseThread> {
    const thread = new DatabaseThread({ kind: 'serve', ...task }, limitMs, onNotice);
    await thread.#start();
    return thread;
  }

  get isEnding(): boolean {
    return this.#end !== undefined;
  }

  query(statement: Omit<Statement, 'kind'>): Promise<StatementResult> {
    return this.#run({ ...statement, kind: 'query' }) as Promise<StatementResult>;
  }

  exec(statement: Omit<Statement, 'kind'>): Promise<StatementResult[]> {
    return this.#run({ ...statement, kind: 'exec' }) as Promise<StatementResult[]>;
  }

  /** No time limit: maintenance takes longer the bigger the files are. */
  async maintain(sql: string): Promise<void> {
    await this.request({ kind: 'exec', sql, after: 'idle' });
  }

  async request(demand: RequiredState): Promise<unknown> {
    if (this.#end) throw this.#end;
    this.#lastId += 1;
    const request: ThreadRequest = { id: this.#lastId, demand };
    this.#worker.postMessage(request);
    const report = await this.#expect(request.id);
    // Create the error here, not where the report arrives, so that its stack includes the caller.
    if (report.kind === 'refusal') throw new SqlError(report.failure);
    return report.kind === 'result' ? report.value : undefined;
  }

  async end(reason: string): Promise<void> {
    this.#endWith(reason);
    await this.#worker.terminate();
  }

  async #start(): Promise<void> {
    try {
      await this.#expect(readyId);
    } catch (error) {
      // The caller may unlock the folder or retry after this failure, so wait until the thread is
      // gone.
      await this.gone;
      throw error;
    }
  }

  /** A statement in PGlite can neither time out nor be canceled, and all others wait behind it. */
  async #run(statement: Statement): Promise<unknown> {
    const limitMs = this.#limitMs();
    const timer = startLimit(limitMs, () =>
      this.end(`a statement took longer than ${limitMs / 1000} s`),
    );
    try {
      return await this.request(statement);
    } finally {
      clearTimeout(timer);
    }
  }

  #expect(id: number): Promise<Report> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #take(report: Report) {
    if (report.kind === 'broken') {
      void this.end(report.failure.message);
      return;
    }
    if (report.kind === 'notice') {
      this.#onNotice(report.channel, report.payload);
      return;
    }
    const id = report.kind === 'ready' ? readyId : report.id;
    this.#waiting.get(id)?.resolve(report);
    this.#waiting.delete(id);
  }

  #endWith(reason: string, cause?: unknown): DatabaseThreadEnded {
    this.#end ??= new DatabaseThreadEnded(reason, { cause });
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
    return this.#end;
  }
}
