// Runs statements as named prepared statements: PostgreSQL parses each text once and reuses its
// plans.
import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Statement, StatementResult } from './messages.ts';

const { serialize } = protocol;
type Message = Parameters<typeof parse.parseResults>[0][number];

type Prepared = { name: string; paramTypes: number[]; description: Message[] };

const maxStatements = 200;
/** Longer texts are mostly inserts of many rows, which seldom repeat. */
const maxTextLength = 8_000;
/** Any other command, such as ALTER TABLE, may change the result of a stored statement. */
const harmlessCommands = new Set([
  ...['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'EXPLAIN', 'SHOW', 'SET', 'COPY'],
  ...['BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE', 'LOCK', 'NOTIFY', 'LISTEN'],
  ...['VACUUM', 'ANALYZE', 'CHECKPOINT'],
]);

export class PreparedStatements {
  #pg: PGlite;
  /** Ordered from least to most recently used. */
  #statements = new Map<string, Prepared>();
  #lastNumber = 0;
  #isStale = false;

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  async query(statement: Omit<Statement, 'kind' | 'after'>): Promise<StatementResult> {
    const { sql, params, rowMode, paramTypes } = statement;
    const parsers = buildParsers(statement);
    if (this.#isStale && !this.#pg.isInTransaction()) await this.#deallocateAll();
    if (this.#isStale || sql.length > maxTextLength) {
      const result = await this.#pg.query(sql, params, { rowMode, parsers, paramTypes });
      this.noteCommands([result]);
      return result as StatementResult;
    }
    const prepared = await this.#prepare(sql, paramTypes);
    const values = (params ?? []).map((param, at) => this.#toText(param, prepared.paramTypes[at]));
    const messages = await this.#send(
      serialize.bind({ statement: prepared.name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    const [result] = parse.parseResults([...prepared.description, ...messages], this.#pg.parsers, {
      rowMode,
      parsers,
    });
    this.noteCommands([result]);
    return result as StatementResult;
  }

  /**
   * Marks stored statements as stale if a command may affect them; they are dropped before the next
   * transaction.
   */
  noteCommands(results: readonly ({ command?: string } | undefined)[]): void {
    this.#isStale ||= results.some(
      (result) => result?.command !== undefined && !harmlessCommands.has(result.command),
    );
  }

  async #prepare(sql: string, paramTypes: number[] = []): Promise<Prepared> {
    const key = paramTypes.length > 0 ? `${paramTypes.join()} ${sql}` : sql;
    const stored = this.#statements.get(key);
    if (stored !== undefined) {
      this.#statements.delete(key);
      this.#statements.set(key, stored);
      return stored;
    }
    this.#lastNumber += 1;
    const name = `s${this.#lastNumber}`;
    const messages = await this.#send(
      ...this.#evict(),
      serialize.parse({ name, text: sql, types: paramTypes }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared = {
      name,
      paramTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(key, prepared);
    return prepared;
  }

  #evict(): Uint8Array[] {
    const [oldest] = this.#statements;
    if (oldest === undefined || this.#statements.size < maxStatements) return [];
    const [key, { name }] = oldest;
    this.#statements.delete(key);
    return [serialize.close({ type: 'S', name })];
  }

  async #deallocateAll(): Promise<void> {
    await this.#pg.exec('DEALLOCATE ALL');
    this.#statements.clear();
    this.#isStale = false;
  }

  #toText(param: unknown, type = 0): string | null {
    if (param === null || param === undefined) return null;
    const toText = this.#pg.serializers[type];
    return toText ? toText(param) : String(param);
  }

  #send(...parts: Uint8Array[]): Promise<Message[]> {
    return this.#pg.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}

/** Leaves these types as text for the main thread, where the caller parses them. */
export function buildParsers({ rawTypes = [] }: Pick<Statement, 'rawTypes'>) {
  return Object.fromEntries(rawTypes.map((type) => [type, (text: string) => text]));
}
