import type { DatabaseThread } from './database-thread.ts';
import { SqlError } from './errors.ts';
import type { StatementResult } from './messages.ts';
import { parseOwnTypes, type QueryOptions, toStatement } from './statement.ts';

/** A transaction that holds the one connection. It is bound to its thread: on another it would be no transaction. */
export class OpenTransaction {
  #thread: DatabaseThread;
  #note: (result: StatementResult) => void;
  #isOpen = true;
  #pending = 0;
  #idleMs: number;
  #idleTimer: NodeJS.Timeout | undefined;
  #expire: (reason: Error) => void = () => {};
  #expired: Promise<never>;

  private constructor(
    thread: DatabaseThread,
    idleMs: number,
    note: (result: StatementResult) => void,
  ) {
    this.#thread = thread;
    this.#idleMs = idleMs;
    this.#note = note;
    this.#expired = new Promise((_, reject) => {
      this.#expire = reject;
    });
    this.#expired.catch(() => {});
  }

  static async begin(
    thread: DatabaseThread,
    idleMs: number,
    note: (result: StatementResult) => void,
  ): Promise<OpenTransaction> {
    await thread.exec({ sql: 'BEGIN', after: 'transaction' });
    return new OpenTransaction(thread, idleMs, note);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get closed(): boolean {
    return !this.#isOpen;
  }

  async query(sql: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult> {
    const statement = toStatement(sql, params, options, 'transaction');
    const result = await this.#use(() => this.#thread.query(statement));
    this.#note(result);
    return parseOwnTypes(result, options);
  }

  async exec(sql: string, options?: QueryOptions): Promise<StatementResult[]> {
    const statement = toStatement(sql, undefined, options, 'transaction');
    const results = await this.#use(() => this.#thread.exec(statement));
    for (const result of results) this.#note(result);
    return results.map((result) => parseOwnTypes(result, options));
  }

  async rollback(): Promise<void> {
    this.#refuseClosed();
    await this.#end('ROLLBACK');
  }

  /** Runs the work, then commits; rolls back when it throws or forgets the connection it holds. */
  async finish<T>(work: () => Promise<T>): Promise<T> {
    this.#watchIdle();
    try {
      const value = await Promise.race([work(), this.#expired]);
      if (this.#isOpen) await this.#commit();
      return value;
    } catch (error) {
      if (this.#isOpen) await this.#end('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  async #commit() {
    const [result] = await this.#end('COMMIT');
    if (result?.command !== 'ROLLBACK') return;
    throw new SqlError({
      message: 'The transaction was rolled back: one of its statements had failed.',
      code: '25P02',
    });
  }

  #end(sql: 'COMMIT' | 'ROLLBACK') {
    this.#isOpen = false;
    clearTimeout(this.#idleTimer);
    return this.#thread.exec({ sql, after: 'idle' });
  }

  async #use<T>(send: () => Promise<T>): Promise<T> {
    this.#refuseClosed();
    clearTimeout(this.#idleTimer);
    this.#pending += 1;
    try {
      return await send();
    } finally {
      this.#pending -= 1;
      this.#watchIdle();
    }
  }

  /** Everyone else waits while a transaction is open, so one that waits for something else is ended. */
  #watchIdle() {
    if (!this.#isOpen || this.#pending > 0) return;
    this.#idleTimer = setTimeout(() => {
      const message = `The transaction was rolled back: it held the database for ${this.#idleMs} ms without a statement.`;
      this.#expire(new SqlError({ message, code: '25P03' }));
    }, this.#idleMs);
  }

  #refuseClosed() {
    if (!this.#isOpen) throw new Error('The transaction is closed.');
  }
}
