// Reads the text of one cell as a value of its field.
import { dayMs } from '../calendar/durations.ts';
import { isCalendarDate } from '../calendar/moment.ts';
import { foldText } from '../text/text.ts';
import type { DateOrder, ImportColumn, NameOrder } from './import-columns.ts';
import { fieldOf, type ImportFieldName } from './import-fields.ts';
import { stateCode } from './us-states.ts';
import { emptyWords, noWords, valueWords, yesWords } from './value-words.ts';

/** The values of each list, with the labels that a file may use for them. */
export type ImportChoices = Partial<
  Record<ImportFieldName, Readonly<Record<string, readonly string[]>>>
>;

export type CellProblem = 'date' | 'phone' | 'state' | 'zip' | 'number' | 'yesNo' | 'choice';

/** `rest` is the part of the cell that belongs in the notes, such as a phone extension. */
export type CellValue = { value: unknown; rest?: string } | { problem: CellProblem };

type Reading = { choices: ImportChoices; today: string };

/** Undefined when the cell says nothing. */
export function readCell(
  text: string,
  column: Pick<ImportColumn, 'field' | 'dateOrder' | 'nameOrder' | 'areaCode' | 'meanings'>,
  { choices, today }: Reading,
): CellValue | undefined {
  const given = text.replace(/\s+/g, ' ').trim();
  if (given === '') return undefined;
  const { field, meanings } = column;
  const { kind } = fieldOf(field);
  const meant = meanings[foldText(given)];
  if (meant === '') return undefined;
  if (meant !== undefined) return meantValue(meant, column, { choices, today });
  const found = readKind();
  const isUnclear = found === undefined || 'problem' in found;
  const isEmptyWord = field !== 'firstName' && field !== 'lastName' && isEmpty(given);
  return isUnclear || kind === 'text' ? (isEmptyWord ? undefined : found) : found;

  function readKind(): CellValue | undefined {
    switch (kind) {
      case 'full-name':
        return { value: splitName(given, column.nameOrder) };
      case 'phone':
        return readPhone(given, column.areaCode);
      case 'state': {
        const code = stateCode(given);
        return code === undefined ? { problem: 'state' } : { value: code };
      }
      case 'zip':
        return readZip(given);
      case 'number':
        return readNumber(given);
      case 'date': {
        const date = readDate(given, column.dateOrder, today);
        return date === undefined ? { problem: 'date' } : { value: date };
      }
      case 'yes-no':
        return readYesNo(given);
      case 'choice': {
        const value = choiceOf(given, field, choices);
        return value === undefined ? { problem: 'choice' } : { value };
      }
      case 'choices':
        return readChoices(given, column, choices);
      case 'tags':
        return { value: splitList(given).map(cleanTag).filter(Boolean) };
      default:
        // Line breaks of a long text stay.
        return { value: text.trim() };
    }
  }
}

function meantValue(
  meant: string,
  { field, ...column }: Parameters<typeof readCell>[1],
  reading: Reading,
): CellValue | undefined {
  const { kind } = fieldOf(field);
  if (kind === 'yes-no') return { value: meant === 'yes' };
  if (kind === 'choice') return { value: meant };
  if (kind === 'choices') return { value: [meant] };
  return readCell(meant, { ...column, field, meanings: {} }, reading);
}

function isEmpty(text: string): boolean {
  return emptyWords.includes(foldText(text));
}

/** "Lopez, Ana María" or "Ana María Lopez". A suffix stays with the last name. */
export function splitName(text: string, order: NameOrder): { firstName: string; lastName: string } {
  const [last = '', ...after] = text.split(',').map((part) => part.trim());
  const given = after.filter((part) => part !== '');
  const isSuffix = (part: string) => /^(jr|sr|ii|iii|iv)\.?$/i.test(part);
  const suffix = given.filter(isSuffix).join(' ');
  const first = given.filter((part) => !isSuffix(part)).join(' ');
  if (first !== '') return { firstName: first, lastName: [last, suffix].filter(Boolean).join(' ') };
  const words = last.split(' ');
  const end = words.length > 2 && isSuffix(words.at(-1) ?? '') ? words.pop() : undefined;
  const ending = [end, suffix].filter(Boolean).join(' ');
  if (words.length < 2) return { firstName: words.join(' '), lastName: ending };
  if (order === 'last-first') {
    return { firstName: words.slice(1).join(' '), lastName: `${words[0]} ${ending}`.trim() };
  }
  const lastAt = beginOfLastName(words);
  return {
    firstName: words.slice(0, lastAt).join(' '),
    lastName: `${words.slice(lastAt).join(' ')} ${ending}`.trim(),
  };
}

/** "Ana de la Cruz": the last name begins with its first particle. */
function beginOfLastName(words: readonly string[]): number {
  const particle = words.findIndex(
    (word, at) => at > 0 && /^(de|del|la|las|los|da|dos|van|von|der|bin|al|el|st\.?)$/i.test(word),
  );
  return particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
}

const extension = /(?:\s*(?:,|;)?\s*(?:ext(?:ension)?|x|extensi[oó]n|int)\.?[\s:#]*)(\d{1,6})\s*$/i;

function readPhone(text: string, areaCode: string): CellValue {
  const [first = '', ...others] = text.split(/\s*(?:\/|;| or | o | y | and )\s*/i);
  const ext = extension.exec(first)?.[1];
  const number = formatPhone(first.replace(extension, ''), areaCode);
  if (number === undefined) return { problem: 'phone' };
  const rest = [
    ...(ext === undefined ? [] : [`${number} ext. ${ext}`]),
    ...others.filter((other) => /\d/.test(other)),
  ];
  return rest.length === 0 ? { value: number } : { value: number, rest: rest.join(', ') };
}

function formatPhone(text: string, areaCode: string): string | undefined {
  // A number that a spreadsheet stored as one, such as 8045550123.0.
  const plain = text.replace(/^\s*(\d{10,11})\.0+\s*$/, '$1');
  const isForeign = /^\s*(\+|00)(?!1\b|1\d{10}\b)/.test(plain) && !/^\s*\+?1[\s.(-]/.test(plain);
  const digits = plain.replace(/\D/g, '');
  if (isForeign && digits.length >= 8) return plain.trim();
  const own = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const whole = own.length === 7 && areaCode !== '' ? areaCode + own : own;
  if (whole.length !== 10) return undefined;
  return `${whole.slice(0, 3)}-${whole.slice(3, 6)}-${whole.slice(6)}`;
}

/** Spreadsheets drop the zeros at the beginning of a ZIP code. */
function readZip(text: string): CellValue {
  const plain = text.replace(/\.0+$/, '').replace(/\s/g, '');
  const [, first = '', last = ''] = /^(\d{3,5})(?:-(\d{4}))?$/.exec(plain) ?? [];
  if (first !== '') return { value: `${first.padStart(5, '0')}${last === '' ? '' : `-${last}`}` };
  const [, both = ''] = /^(\d{7,9})$/.exec(plain) ?? [];
  if (both === '') return { problem: 'zip' };
  const nine = both.padStart(9, '0');
  return { value: `${nine.slice(0, 5)}-${nine.slice(5)}` };
}

function readNumber(text: string): CellValue {
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?(?:\D|$)/.exec(text) ?? [];
  return digits === undefined ? { problem: 'number' } : { value: Number(digits) };
}

function readYesNo(text: string): CellValue {
  const folded = foldText(text);
  if (yesWords.includes(folded)) return { value: true };
  return noWords.includes(folded) ? { value: false } : { problem: 'yesNo' };
}

/** The value whose name, label, or usual abbreviation this is. */
function choiceOf(
  text: string,
  field: ImportFieldName,
  choices: ImportChoices,
): string | undefined {
  const folded = foldWord(text);
  for (const [value, labels] of Object.entries(choices[field] ?? {})) {
    if ([value, ...labels].some((label) => foldWord(label) === folded)) return value;
  }
  const words = Object.entries(valueWords[field] ?? {});
  return words.find(([, known]) => known.some((word) => foldWord(word) === folded))?.[0];
}

const foldWord = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function splitList(text: string): string[] {
  return text.split(/[;|\n]+|,(?!\s*&)/).map((part) => part.trim());
}

function readChoices(
  text: string,
  { field, meanings }: Pick<ImportColumn, 'field' | 'meanings'>,
  choices: ImportChoices,
): CellValue {
  const whole = choiceOf(text, field, choices);
  if (whole !== undefined) return { value: [whole] };
  // The names of areas contain commas: separate by semicolons first.
  const bySemicolon = text.split(/[;|\n]+/).map((part) => part.trim());
  const parts = bySemicolon.flatMap((part) =>
    choiceOf(part, field, choices) === undefined && meanings[foldText(part)] === undefined
      ? splitList(part)
      : [part],
  );
  const found = parts
    .filter((part) => part !== '')
    .map((part) => meanings[foldText(part)] ?? choiceOf(part, field, choices));
  if (found.some((value) => value === undefined)) return { problem: 'choice' };
  return { value: [...new Set(found.filter((value) => value !== ''))] };
}

function cleanTag(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
}

const monthWords = [
  ['jan', 'january', 'ene', 'enero'],
  ['feb', 'february', 'febrero'],
  ['mar', 'march', 'marzo'],
  ['apr', 'april', 'abr', 'abril'],
  ['may', 'mayo'],
  ['jun', 'june', 'junio'],
  ['jul', 'july', 'julio'],
  ['aug', 'august', 'ago', 'agosto'],
  ['sep', 'sept', 'september', 'septiembre', 'setiembre'],
  ['oct', 'october', 'octubre'],
  ['nov', 'november', 'noviembre'],
  ['dec', 'december', 'dic', 'diciembre'],
];

function monthNamed(word: string): number {
  return monthWords.findIndex((words) => words.includes(word)) + 1;
}

/** Days between the beginning of a spreadsheet's calendar and that of the clock. */
const spreadsheetEpoch = 25_569;

/** The date as `YYYY-MM-DD`, or undefined if the text is none. */
export function readDate(text: string, order: DateOrder, today: string): string | undefined {
  const folded = foldText(text).replace(/[ t]\d{1,2}:\d{2}.*$/, '');
  const [, year, month, day] = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/.exec(folded) ?? [];
  if (year !== undefined) return dateOf(year, Number(month), Number(day), today);
  const [, one = '', two = '', end] =
    /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{2}|\d{4})$/.exec(folded) ?? [];
  if (end !== undefined) {
    const [first, second] = [Number(one), Number(two)];
    // A number above 12 is a day, whatever the order of the column.
    const isDayFirst = first > 12 || (order === 'day-first' && second <= 12);
    return dateOf(end, isDayFirst ? second : first, isDayFirst ? first : second, today);
  }
  if (/^\d{5}(\.\d+)?$/.test(folded)) {
    const days = Math.floor(Number(folded)) - spreadsheetEpoch;
    return new Date(days * dayMs).toISOString().slice(0, 10);
  }
  return readNamedMonth(folded, today);
}

/** "Mar 5, 1984", "5 de marzo de 1984", "05-Mar-84". */
function readNamedMonth(folded: string, today: string): string | undefined {
  const words = folded
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'del' && word !== 'of');
  const at = words.findIndex((word) => monthNamed(word) > 0);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  if (at < 0 || numbers.length !== 2 || words.length > 4) return undefined;
  const [first = '', second = ''] = numbers;
  const isYearFirst = first.length === 4;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  return dateOf(year, monthNamed(words[at] ?? ''), Number(day), today);
}

/** A year of two digits is the latest one that is not in the future. */
function dateOf(year: string, month: number, day: number, today: string): string | undefined {
  const century = Number(today.slice(0, 2)) * 100;
  const short = century + Number(year);
  const whole =
    year.length === 4 ? Number(year) : short > Number(today.slice(0, 4)) ? short - 100 : short;
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${whole}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Whole years between a birth date and today. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
