// Keeps one database thread running: when it ends unasked, the next one is started at once and
// recovers from the write-ahead log.

import { DatabaseThread, type ServeTask } from './database-thread.ts';

const restartPauseMs = 1000;

export type SupervisorOptions = ServeTask & {
  statementLimitMs: number;
  onTrouble: (error: unknown) => void;
};

export class Supervisor {
  #options: SupervisorOptions;
  #thread: Promise<DatabaseThread> | undefined;
  #isClosed = false;
  #limitMs: number;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#limitMs = options.statementLimitMs;
  }

  /** No statement that is sent meanwhile has a limit, whoever sends it. */
  async withoutLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#limitMs = Number.POSITIVE_INFINITY;
    try {
      return await work();
    } finally {
      this.#limitMs = this.#options.statementLimitMs;
    }
  }

  /** The running thread, or the one being started. */
  async thread(): Promise<DatabaseThread> {
    if (this.#isClosed) throw new Error('The embedded database is closed.');
    this.#thread ??= this.#start();
    const thread = await this.#thread;
    if (!thread.isEnding) return thread;
    await thread.gone;
    return this.thread();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = await this.#thread?.catch(() => undefined);
    if (!thread) return;
    if (!thread.isEnding) await thread.request({ kind: 'close' }).catch(this.#options.onTrouble);
    await thread.end('the embedded database is closed');
  }

  async #start(): Promise<DatabaseThread> {
    try {
      const { statementLimitMs: _, onTrouble: __, ...task } = this.#options;
      const thread = await DatabaseThread.serve(task, () => this.#limitMs);
      void this.#replaceOnceGone(thread);
      return thread;
    } catch (error) {
      // Callers fail fast until the pause is over; the first one after it tries again.
      setTimeout(() => this.#forget(), restartPauseMs).unref();
      throw error;
    }
  }

  async #replaceOnceGone(thread: DatabaseThread) {
    // Not a moment earlier: two threads writing one folder would destroy it.
    const end = await thread.gone;
    this.#forget();
    if (this.#isClosed) return;
    this.#options.onTrouble(end);
    this.thread().catch(this.#options.onTrouble);
  }

  #forget() {
    this.#thread = undefined;
  }
}
