// The columns of an imported file: which field each one fills, and how its cells are read.
import * as v from 'valibot';
import { foldText } from '../text/text.ts';
import { createEnum, listValues, type ValueOf } from '../vocabulary.ts';
import { headerWords } from './header-words.ts';
import { fieldOf, type ImportFieldName, importFieldNames } from './import-fields.ts';

export const maxImportRows = 20_000;
export const maxImportColumns = 60;
/** One more than any field takes, so that the row with a longer cell is listed as an error. */
export const maxCellLength = 5_001;
export const maxMeanings = 300;

export const dateOrders = createEnum(['month-first', 'day-first']);
export type DateOrder = ValueOf<typeof dateOrders>;

export const nameOrders = createEnum(['first-last', 'last-first']);
export type NameOrder = ValueOf<typeof nameOrders>;

const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max));

export const importColumnSchema = v.object({
  header: shortText(300),
  field: v.picklist(listValues(importFieldNames)),
  dateOrder: v.optional(v.picklist(listValues(dateOrders)), 'month-first'),
  nameOrder: v.optional(v.picklist(listValues(nameOrders)), 'first-last'),
  /** The area code of phone numbers that lack one. */
  areaCode: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{3}$/))]), ''),
  /** What a cell means, by its folded text: a value of the field, or nothing. */
  meanings: v.optional(
    v.pipe(
      v.record(shortText(200), shortText(300)),
      v.check((given) => Object.keys(given).length <= maxMeanings),
    ),
    {},
  ),
});
export type ImportColumn = v.InferOutput<typeof importColumnSchema>;

/** The values that a field gets in every row where its cell is empty. */
export const fallbacksSchema = v.record(
  v.picklist(listValues(importFieldNames)),
  shortText(300),
) as v.GenericSchema<unknown, Partial<Record<ImportFieldName, string>>>;
export type Fallbacks = Partial<Record<ImportFieldName, string>>;

/** The words of a heading: "E-mail_Address:" is "e mail address". */
export function foldHeader(header: string): string {
  return foldText(header)
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

const fieldByHeader = new Map(
  Object.entries(headerWords).flatMap(([field, words]) =>
    words.map((word) => [word, field as ImportFieldName] as const),
  ),
);

/** The heading, then without a leading "client", "member", or number. */
function fieldOfHeader(header: string): ImportFieldName | undefined {
  const folded = foldHeader(header);
  const shorter = folded.replace(
    /^(client|member|participant|applicant|guest|head of household) /,
    '',
  );
  const bare = shorter.replace(/^(s|the|del|de|su) /, '').replace(/ \d$/, '');
  return fieldByHeader.get(folded) ?? fieldByHeader.get(shorter) ?? fieldByHeader.get(bare);
}

/** A column of an earlier file, by its heading; undefined for a heading that staff ignored. */
export type RememberedColumns = ReadonlyMap<string, ImportColumn | undefined>;

/** Proposes a field for each heading, or undefined to ignore it. Each field is proposed once, unless texts are joined. */
export function proposeColumns(
  headers: readonly string[],
  remembered: RememberedColumns = new Map(),
): (ImportColumn | undefined)[] {
  const taken = new Set<ImportFieldName>();
  const claim = (field: ImportFieldName) => {
    if (taken.has(field) && !fieldOf(field).isJoined) return false;
    taken.add(field);
    return true;
  };
  const known = headers.map((header) => {
    const column = remembered.get(foldHeader(header));
    return column !== undefined && claim(column.field) ? { ...column, header } : undefined;
  });
  return headers.map((header, at) => {
    if (known[at] !== undefined || remembered.has(foldHeader(header))) return known[at];
    const field = fieldOfHeader(header);
    return field !== undefined && claim(field) ? columnOf(header, field) : undefined;
  });
}

export function columnOf(header: string, field: ImportFieldName): ImportColumn {
  return {
    ...{ header, field, dateOrder: 'month-first', nameOrder: 'first-last' },
    ...{ areaCode: '', meanings: {} },
  };
}

/** True if two columns fill a field that takes only one. */
export function isFieldTaken(columns: readonly (ImportColumn | undefined)[], at: number): boolean {
  const field = columns[at]?.field;
  if (field === undefined || fieldOf(field).isJoined) return false;
  return columns.some((column, other) => other !== at && column?.field === field);
}

const dateParts = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2,4})\b/;

/** The order that the cells prove: the first number above 12 is a day. Otherwise the American order. */
export function guessDateOrder(cells: readonly string[]): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of cells) {
    const parts = dateParts.exec(cell);
    if (Number(parts?.[1]) > 12) dayFirst++;
    if (Number(parts?.[2]) > 12) monthFirst++;
  }
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/** "Lopez, Ana" is read by its comma. Without one, the order is that of most cells with a comma, or first name first. */
export function guessNameOrder(header: string): NameOrder {
  const folded = foldHeader(header);
  return /^(last|apellidos?|surname)/.test(folded) ? 'last-first' : 'first-last';
}
