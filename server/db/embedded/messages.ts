// Messages between the main thread and the database thread.

export type RowMode = 'array' | 'object';

export type Statement = {
  kind: 'query' | 'exec';
  sql: string;
  params?: unknown[];
  rowMode?: RowMode;
  paramTypes?: number[];
  /** Types that the caller parses itself; their values are passed as PostgreSQL's text. */
  rawTypes?: number[];
  /**
   * The required state of the connection after the statement; any other state would leak into the
   * next call.
   */
  after: 'idle' | 'transaction';
  /** True for the first statement of a transaction. */
  begins?: boolean;
};

export type RequiredState = Statement | { kind: 'fsyncCount' } | { kind: 'close' };

export type ThreadRequest = { id: number; demand: RequiredState };

export type StatementResult = {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  command?: string;
  affectedRows?: number;
};

/**
 * The fields of a PostgreSQL error. Parameters are excluded: they are personal data and would end
 * up in logs.
 */
export const sqlErrorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

export type SerializedError = { message: string } & Partial<
  Record<(typeof sqlErrorFields)[number], string>
>;

export type Report =
  | { kind: 'ready' }
  | { kind: 'broken'; failure: SerializedError }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'refusal'; id: number; failure: SerializedError }
  | { kind: 'notice'; channel: string; payload: string };

/** Safeguards that a test disables to prove that it would notice. Nothing else may set them. */
export type DisabledSafeguards = {
  fsync?: boolean;
  fsyncCheck?: boolean;
  lock?: boolean;
  atomicCreate?: boolean;
  maintenance?: boolean;
};

export type ThreadTask =
  | { kind: 'create'; folder: string }
  | { kind: 'serve'; dir: string; omitted: DisabledSafeguards; channels: readonly string[] };
