// Reads the free answer to "Who else lives with you?": one person a line, with a first name, a year of birth, and a
// relation, in the languages of the public form.
import { foldText } from '../text/text.ts';
import { type Companion, mostPeople, type Relation } from './household.ts';

const words: Record<Exclude<Relation, 'head'>, readonly string[]> = {
  partner: [
    ...['partner', 'wife', 'husband', 'spouse', 'girlfriend', 'boyfriend', 'fiance', 'fiancee'],
    ...['pareja', 'esposa', 'esposo', 'marido', 'mujer', 'novia', 'novio', 'conyuge'],
  ],
  child: [
    ...['child', 'son', 'daughter', 'kid', 'baby', 'stepson', 'stepdaughter', 'children'],
    ...['hija', 'hijo', 'nino', 'nina', 'bebe', 'hijastro', 'hijastra'],
  ],
  parent: [
    ...['parent', 'mother', 'father', 'mom', 'dad', 'stepmother', 'stepfather'],
    ...['madre', 'padre', 'mama', 'papa', 'madrastra', 'padrastro'],
  ],
  sibling: ['sibling', 'sister', 'brother', 'hermana', 'hermano'],
  relative: [
    ...[
      'relative',
      'grandmother',
      'grandfather',
      'grandma',
      'grandpa',
      'grandson',
      'granddaughter',
    ],
    ...['aunt', 'uncle', 'cousin', 'niece', 'nephew', 'pariente', 'familiar', 'abuela', 'abuelo'],
    ...['nieta', 'nieto', 'tia', 'tio', 'prima', 'primo', 'sobrina', 'sobrino', 'suegra', 'suegro'],
  ],
  other: [
    'friend',
    'roommate',
    'other',
    'amiga',
    'amigo',
    'companera',
    'companero',
    'otro',
    'otra',
  ],
};
const relationOf = new Map(
  Object.entries(words).flatMap(([relation, list]) =>
    list.map((word) => [word, relation as Companion['relation']]),
  ),
);
/** Words between name and year, and other short words in lower case, are no names. */
const fillers = new Set(['my', 'mi', 'born', 'nacio', 'mis', 'the', 'and']);
const isFiller = (word: string) => fillers.has(foldText(word)) || /^\p{Ll}{1,2}$/u.test(word);

/** The people of the answer. A line without a name is left out; `thisYear` turns an age into a year of birth. */
export function parseCompanions(answer: string, thisYear: number): Companion[] {
  return answer
    .split(/\r?\n|;/)
    .map((line) => parseCompanion(line, thisYear))
    .filter((companion) => companion !== undefined)
    .slice(0, mostPeople);
}

function parseCompanion(line: string, thisYear: number): Companion | undefined {
  const numbers = line.match(/\d+/g)?.map(Number) ?? [];
  const year = numbers.find((number) => number >= 1900 && number <= thisYear);
  const age = numbers.find((number) => number < 120);
  const parts = line
    .replace(/\d+\s*(years?( old)?|yrs?|anos?|años?|months?|meses|mes)?\.?/gi, ' , ')
    .split(/[,()\-–:]+|\s+/)
    .filter(Boolean);
  const relations = parts.map((part) => relationOf.get(foldText(part)));
  const relation = relations.find((one) => one !== undefined);
  const names = parts.filter((part, at) => relations[at] === undefined && !isFiller(part));
  const [firstName = '', ...rest] = names;
  if (!/\p{L}/u.test(firstName)) return undefined;
  return {
    firstName: firstName.slice(0, 100),
    lastName: rest.join(' ').slice(0, 100),
    birthYear: year ?? (age === undefined ? null : thisYear - age),
    relation: relation ?? 'other',
  };
}
