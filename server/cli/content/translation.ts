// Exports and imports the translation table: key, original, translation, and comment.
import { byteOrderMark, formatCsvLine } from '#domain/text/csv';
import { findLiterals, replaceLiterals } from './literals.ts';

/** Sources of a language by file, such as `home.ts` or `roles/volunteer.ts`. */
export type Sources = ReadonlyMap<string, string>;
export type Imported = { changed: Map<string, string>; problems: string[] };

const heads = ['key', 'original', 'translation', 'comment'];
const filledIn = /\$\{[^}]*\}|\{\w+\}/g;
const placesIn = (text: string) => (text.match(filledIn) ?? []).sort().join(' ');
/** Longer texts no longer fit in place of the original. */
const longest = (original: string) => Math.max(40, original.length * 2);

function commentFor(original: string, translation: string | undefined): string {
  const places = placesIn(original);
  return [
    translation === undefined && 'missing: write it into the file',
    places && `keep as it is: ${places}`,
  ]
    .filter(Boolean)
    .join('; ');
}

export function exportTable(first: Sources, other: Sources): string {
  const lines = [...first].flatMap(([file, source]) => {
    const translations = findLiterals(other.get(file) ?? '');
    return [...findLiterals(source)].map(([path, { text }]) => {
      const translation = translations.get(path)?.text;
      return [`${file}:${path}`, text, translation ?? '', commentFor(text, translation)];
    });
  });
  return byteOrderMark + [heads, ...lines].map(formatCsvLine).join('');
}

const howToSave = 'in a spreadsheet choose "CSV UTF-8" when saving';

/**
 * Decodes the file. Throws unless it is UTF-8, because another encoding would lose accented
 * letters.
 */
export function readTableText(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${name} is not saved as UTF-8: ${howToSave}. Nothing was changed.`);
  }
}

/** Imports the table. Changes nothing if there is any problem. */
export function importTable(table: string, first: Sources, other: Sources): Imported {
  const problems: string[] = [];
  const texts = new Map<string, Map<string, string>>();
  const [head = [], ...rows] = rowsIn(table);
  const originals = allLiterals(first);
  const standing = allLiterals(other);
  if (heads.some((name, at) => head[at] !== name)) {
    return { changed: new Map(), problems: [`The first line must be: ${heads.join(',')}`] };
  }
  for (const [key = '', , cell = ''] of rows) {
    const [file = '', path = ''] = key.split(/:(.*)/s);
    const text = cell.replace(/^'(?=["\s]*[=+\-@])/, '').trim();
    const original = originals.get(file)?.get(path)?.text;
    const before = standing.get(file)?.get(path);
    if (original === undefined) problems.push(`${key}: there is no text of this key.`);
    else if (before === undefined) {
      if (text !== '') problems.push(`${key}: the file has no such text yet. Add it there first.`);
    } else if (text !== before.text) {
      const problem = problemOf(text, original);
      if (problem) problems.push(`${key}: ${problem}`);
      texts.set(file, (texts.get(file) ?? new Map()).set(path, text));
    }
  }
  const changed = new Map<string, string>();
  if (problems.length > 0) return { changed, problems };
  for (const [file, each] of texts) changed.set(file, replaceLiterals(other.get(file) ?? '', each));
  return { changed, problems };
}

function allLiterals(sources: Sources) {
  return new Map([...sources].map(([file, source]) => [file, findLiterals(source)] as const));
}

function problemOf(text: string, original: string): string | undefined {
  if (text === '') return 'the translation is empty.';
  if (placesIn(text) !== placesIn(original)) {
    return `the words in braces must be those of the original: ${placesIn(original) || 'none'}.`;
  }
  if (text.length > longest(original)) {
    return `${text.length} characters are too long; there is room for ${longest(original)}.`;
  }
  if (text.includes('\uFFFD')) return `letters of it were lost: ${howToSave}.`;
  if (text.includes('`')) return 'a backtick (`) cannot stand in a text.';
  return undefined;
}

/**
 * Parses CSV as spreadsheets write it: quoted cells may contain commas and line breaks, with
 * doubled quotes.
 */
function rowsIn(table: string): string[][] {
  const rows: string[][] = [[]];
  const cells = table
    .replace(byteOrderMark, '')
    .matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g);
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
