// The database as the main thread sees it: the part of PGlite's interface that Drizzle uses,
// over one connection that callers take in turns.

import { AsyncLocalStorage } from 'node:async_hooks';
import { OuterClientInTransaction } from './errors.ts';
import type { RowMode, StatementResult } from './messages.ts';
import { parseOwnTypes, type QueryOptions, toStatement } from './statement.ts';
import type { Supervisor } from './supervisor.ts';
import { OpenTransaction } from './transaction.ts';

export type { QueryOptions, RowMode };

export class ThreadClient {
  #supervisor: Supervisor;
  #idleInTransactionMs: number;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #current = new AsyncLocalStorage<OpenTransaction>();
  /** Statements that may have changed rows; maintenance compares it with what it last saw. */
  changes = 0;
  lastUsedAt = Date.now();

  constructor(supervisor: Supervisor, idleInTransactionMs: number) {
    this.#supervisor = supervisor;
    this.#idleInTransactionMs = idleInTransactionMs;
  }

  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<StatementResult> {
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
      for (const result of results) this.#note(result);
      return results.map((result) => parseOwnTypes(result, options));
    });
  }

  transaction<T>(work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    return this.#takeTurn(async () => {
      const tx = await OpenTransaction.begin(
        await this.#supervisor.thread(),
        this.#idleInTransactionMs,
        (result) => this.#note(result),
      );
      return tx.finish(() => this.#current.run(tx, () => work(tx)));
    });
  }

  /** Resolves once everything asked for so far is answered. */
  async settled(): Promise<void> {
    await this.#lastTurn;
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current.getStore()?.isOpen) return Promise.reject(new OuterClientInTransaction());
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => {});
    return turn;
  }

  #note({ affectedRows }: StatementResult) {
    this.lastUsedAt = Date.now();
    if (affectedRows) this.changes += 1;
  }
}
