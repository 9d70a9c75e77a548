import { timeStatement } from '../statement-times.ts';
import type { DatabaseThread } from './database-thread.ts';
import { SqlError } from './errors.ts';
import type { StatementResult } from './messages.ts';
import { parseOwnTypes, type QueryOptions, toStatement } from './statement.ts';
import { startLimit } from './time-limit.ts';

type TransactionOptions = { idleMs: number; onResults: (results: StatementResult[]) => void };

/**
 * An open transaction. It holds the only connection and is bound to its thread: on a replacement
 * thread its statements would be committed one by one.
 */
export class OpenTransaction {
  closed = false;
  /** BEGIN travels with the first statement, because each message to the thread wakes it up. */
  #hasBegun = false;
  #thread: DatabaseThread;
  #options: TransactionOptions;
  #pending = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #expiry = Promise.withResolvers<never>();

  constructor(thread: DatabaseThread, options: TransactionOptions) {
    this.#thread = thread;
    this.#options = options;
  }

  async query(sql: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult> {
    const statement = toStatement(sql, params, options, 'transaction');
    const result = await timeStatement(sql, () =>
      this.#run((begins) => this.#thread.query({ ...statement, begins })),
    );
    this.#options.onResults([result]);
    return parseOwnTypes(result, options);
  }

  async exec(sql: string, options?: QueryOptions): Promise<StatementResult[]> {
    const statement = toStatement(sql, undefined, options, 'transaction');
    const results = await this.#run((begins) => this.#thread.exec({ ...statement, begins }));
    this.#options.onResults(results);
    return results.map((result) => parseOwnTypes(result, options));
  }

  async rollback(): Promise<void> {
    this.#refuseClosed();
    await this.#end('ROLLBACK');
  }

  /**
   * Runs the work and commits. Rolls back if it throws or holds the connection idle for too long.
   */
  async finish<T>(work: () => Promise<T>): Promise<T> {
    this.#watchIdle();
    try {
      const value = await Promise.race([work(), this.#expiry.promise]);
      if (!this.closed) await this.#commit();
      return value;
    } catch (error) {
      // On a thread that ended, the rollback fails, and the transaction is already rolled back.
      if (!this.closed) await this.#end('ROLLBACK').catch(() => {});
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

  async #end(sql: 'COMMIT' | 'ROLLBACK'): Promise<StatementResult[]> {
    this.closed = true;
    clearTimeout(this.#idleTimer);
    if (!this.#hasBegun) return [];
    return this.#thread.exec({ sql, after: 'idle' });
  }

  async #run<T>(send: (begins: boolean) => Promise<T>): Promise<T> {
    this.#refuseClosed();
    const begins = !this.#hasBegun;
    this.#hasBegun = true;
    clearTimeout(this.#idleTimer);
    this.#pending += 1;
    try {
      return await send(begins);
    } finally {
      this.#pending -= 1;
      this.#watchIdle();
    }
  }

  #watchIdle() {
    if (this.closed || this.#pending > 0) return;
    const { idleMs } = this.#options;
    this.#idleTimer = startLimit(idleMs, () => {
      const message = `The transaction was rolled back: it held the database for ${idleMs} ms without a statement.`;
      this.#expiry.reject(new SqlError({ message, code: '25P03' }));
    });
  }

  #refuseClosed() {
    if (this.closed) throw new Error('The transaction is closed.');
  }
}
