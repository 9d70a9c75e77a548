// Keeps one database thread running: when it ends unexpectedly, a replacement starts and recovers
// from the write-ahead log.

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

  /** Removes the time limit of every statement sent while `work` runs, by any caller. */
  async withoutLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#limitMs = Number.POSITIVE_INFINITY;
    try {
      return await work();
    } finally {
      this.#limitMs = this.#options.statementLimitMs;
    }
  }

  /** Returns the running thread, or the one that is starting. */
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
      // Calls fail fast during this pause; the first call after it retries.
      setTimeout(() => this.#forget(), restartPauseMs).unref();
      throw error;
    }
  }

  async #replaceOnceGone(thread: DatabaseThread) {
    // Wait until the thread is gone: two threads writing to one folder would destroy it.
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
