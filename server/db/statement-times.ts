// Measures statements: for the request that waits for them, and for the metrics.
import { AsyncLocalStorage } from 'node:async_hooks';

export type StatementTime = { sql: string; ms: number };

const current = new AsyncLocalStorage<StatementTime[]>();
let observe: ((ms: number) => void) | undefined;

/** Adds each statement that the work runs to the list, without its values. */
export function collectStatements<T>(times: StatementTime[], work: () => T): T {
  return current.run(times, work);
}

/** Calls back with the duration of each statement of this process. */
export function observeStatements(onStatement: (ms: number) => void): void {
  observe = onStatement;
}

const isTransactionCommand = /^(begin|commit|rollback)\b/i;

export async function timeStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  const times = current.getStore();
  if ((times === undefined && observe === undefined) || isTransactionCommand.test(sql))
    return run();
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    const ms = performance.now() - startedAt;
    times?.push({ sql, ms });
    observe?.(ms);
  }
}
