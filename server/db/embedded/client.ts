// The main thread's database client: the part of PGlite's interface that Drizzle uses, over one
// connection. Calls run sequentially.

import { AsyncLocalStorage } from 'node:async_hooks';
import { timeStatement } from '../statement-times.ts';
import { WrongClientInTransaction } from './errors.ts';
import type { StatementResult } from './messages.ts';
import { parseOwnTypes, type QueryOptions, toStatement } from './statement.ts';
import type { Supervisor } from './supervisor.ts';
import { OpenTransaction } from './transaction.ts';

export class ThreadClient {
  /** Counts statements that changed rows, so that maintenance can skip idle periods. */
  changes = 0;
  lastChangeAt = Date.now();
  #supervisor: Supervisor;
  #idleInTransactionMs: number;
  #lastTurn: Promise<void> = Promise.resolve();
  #current = new AsyncLocalStorage<OpenTransaction>();
  #isClosed = false;

  constructor(supervisor: Supervisor, idleInTransactionMs: number) {
    this.#supervisor = supervisor;
    this.#idleInTransactionMs = idleInTransactionMs;
  }

  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult> {
    return timeStatement(sql, () => this.#query(sql, params, options));
  }

  #query(sql: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult> {
    return this.#takeTurn(async () => {
      const thread = await this.#supervisor.thread();
      const result = await thread.query(toStatement(sql, params, options, 'idle'));
      this.#note(result);
      return parseOwnTypes(result, options);
    });
  }

  exec(sql: string, options?: QueryOptions): Promise<StatementResult[]> {
    return this.#takeTurn(async () => {
      const thread = await this.#supervisor.thread();
      const results = await thread.exec(toStatement(sql, undefined, options, 'idle'));
      this.#note(...results);
      return results.map((result) => parseOwnTypes(result, options));
    });
  }

  /** Runs maintenance without a time limit. */
  maintain(sql: string): Promise<void> {
    return this.#takeTurn(async () => (await this.#supervisor.thread()).maintain(sql));
  }

  transaction<T>(work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    return this.#takeTurn(async () => {
      const thread = await this.#supervisor.thread();
      const tx = new OpenTransaction(thread, {
        idleMs: this.#idleInTransactionMs,
        onResults: (results) => this.#note(...results),
      });
      return tx.finish(() => this.#current.run(tx, () => work(tx)));
    });
  }

  /** Runs work after a checkpoint while nothing writes to the folder. The work may run queries. */
  whileStill(work: (ask: (sql: string) => Promise<unknown[]>) => Promise<void>): Promise<void> {
    return this.#takeTurn(async () => {
      const thread = await this.#supervisor.thread();
      await thread.maintain('checkpoint');
      await work(async (sql) => {
        const { rows } = await thread.query(toStatement(sql, undefined, undefined, 'idle'));
        return rows;
      });
      // A replacement thread would recover and write to the folder.
      if (thread.isEnding) throw await thread.gone;
    });
  }

  /** Refuses new work and resolves when the pending work is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#lastTurn;
  }

  async #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('The embedded database is closed.');
    if (this.#current.getStore()?.closed === false) throw new WrongClientInTransaction();
    const previous = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await previous;
    try {
      return await work();
    } finally {
      resolve();
    }
  }

  #note(...results: StatementResult[]) {
    if (!results.some(({ affectedRows }) => affectedRows)) return;
    this.changes += 1;
    this.lastChangeAt = Date.now();
  }
}
