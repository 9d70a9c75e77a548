// Column types that encrypt text on write and decrypt it on read. The database cannot compare,
// sort, or search their content.
import { entityKind, getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgCustomColumn, PgCustomColumnBuilder, type PgTable } from 'drizzle-orm/pg-core';
import { seal, unseal } from './key-ring.ts';

type Codec<Data> = {
  /** The type in responses (row-schema.ts). */
  dataType: 'string' | 'json' | 'array';
  toText(value: Data): string;
  fromText(text: string): Data;
};

type Config<Data> = {
  name: '';
  dataType: 'custom';
  columnType: 'PgCustomColumn';
  data: Data;
  driverParam: string;
  enumValues: undefined;
};

/** Empty values carry no information and stay plain, as do column defaults. */
export const emptyTexts = ['', '{}', '[]'];

const boundTexts = new WeakMap<object, Buffer>();

class SealedColumnBuilder<Data> extends PgCustomColumnBuilder<Config<Data>> {
  static override readonly [entityKind]: string = 'SealedColumnBuilder';
  readonly #codec: Codec<Data>;

  constructor(codec: Codec<Data>) {
    super('', undefined, { dataType: () => 'text' });
    this.#codec = codec;
  }

  /** Called by the table, which is the first to know the column's name. */
  build(table: PgTable): PgCustomColumn<never> {
    const { dataType, toText, fromText } = this.#codec;
    const boundTo = Buffer.from(`${getTableName(table)}.${toSnakeCase(this.config.name)}`);
    const customTypeParams = {
      dataType: () => 'text',
      toDriver: (value: Data) => sealText(toText(value), boundTo),
      fromDriver: (text: string) => fromText(unseal(text, boundTo)),
    };
    const config = { ...this.config, dataType, customTypeParams };
    const column = new PgCustomColumn<never>(table as never, config as never);
    boundTexts.set(column, boundTo);
    return column;
  }
}

function sealText(text: string, boundTo: Buffer): string {
  return emptyTexts.includes(text) ? text : seal(text, boundTo);
}

const identity = (text: string) => text;
const asJson = {
  toText: (value: unknown) => JSON.stringify(value),
  fromText: (text: string) => JSON.parse(text),
};

export const sealedText = () =>
  new SealedColumnBuilder<string>({ dataType: 'string', toText: identity, fromText: identity });

export const sealedJson = <Data>() =>
  new SealedColumnBuilder<Data>({ ...asJson, dataType: 'json' });

export const sealedList = () => new SealedColumnBuilder<string[]>({ ...asJson, dataType: 'array' });

/** Decrypts a value from a raw query, or one that was selected together with other columns. */
export function unsealColumn(
  column: { mapFromDriverValue(text: never): unknown },
  text: string | null,
) {
  return text === null ? null : column.mapFromDriverValue(text as never);
}

export type SealedColumn = {
  /** Name of the column in the database. */
  name: string;
  opened(text: string): string;
  /** Reseals a text with the newest key. */
  sealedAnew(text: string): string;
};

export function listSealedColumns(table: PgTable): SealedColumn[] {
  return Object.values(getTableColumns(table)).flatMap((column) => {
    const boundTo = boundTexts.get(column);
    if (boundTo === undefined) return [];
    const read = (text: string) => unseal(text, boundTo);
    const sealedAnew = (text: string) => sealText(read(text), boundTo);
    return [{ name: toSnakeCase(column.name), opened: read, sealedAnew }];
  });
}
