import type { RowMode, Statement, StatementResult } from './messages.ts';

export type QueryOptions = {
  rowMode?: RowMode;
  paramTypes?: number[];
  /**
   * Keyed by type id. They run on the main thread, because functions cannot be sent to another
   * thread.
   */
  parsers?: Record<number, (text: string, typeId?: number) => unknown>;
};

export function toStatement(
  sql: string,
  params: unknown[] | undefined,
  options: QueryOptions | undefined,
  after: Statement['after'],
): Omit<Statement, 'kind'> {
  return {
    sql,
    params,
    rowMode: options?.rowMode,
    paramTypes: options?.paramTypes,
    rawTypes: Object.keys(options?.parsers ?? {}).map(Number),
    after,
  };
}

/** Applies the caller's parsers to the columns that arrived as text. */
export function parseOwnTypes(result: StatementResult, options?: QueryOptions): StatementResult {
  const parsers = options?.parsers;
  if (!parsers) return result;
  const columns = result.fields.flatMap(({ name, dataTypeID }, index) => {
    const parse = parsers[dataTypeID];
    return parse ? [{ key: options.rowMode === 'array' ? index : name, dataTypeID, parse }] : [];
  });
  for (const row of result.rows as Record<string | number, string | null>[]) {
    for (const { key, dataTypeID, parse } of columns) {
      const text = row[key];
      if (typeof text === 'string') Reflect.set(row, key, parse(text, dataTypeID));
    }
  }
  return result;
}
