// Turns words into what the index compares: single stems, pairs of stems that stand near each other
// in either order, and short runs of words exactly as they are.
import { stem, stemsOf } from './stems.ts';

const functionWords = new Set(
  `a an the and or but if so because as than then to for of in on at with from by into about over under
  i you he she it we they me him her us them my your his its our their mine yours myself
  am is are was were be been being do does did doing have has had having can could will would shall
  should may might must need needs needed want wants wanted like get gets got getting go goes going
  know tell please just really very also too any some there here that this these those what which who
  whom whose when where why how yes ok okay thing things something anything someone somebody anyone
  anybody today now make makes let see say says said try trying way ways lot much many more most such
  even ever only still again yall all every each other another one ones up down
  el la los las un una unos unas lo al del de a ante con en entre para por segun sin sobre y o u e ni
  que quien quienes cual cuales como cuando donde cuanto cuanta si no yo tu usted ustedes ella ellos
  ellas nosotros me te se nos le les mi mis su sus tus nuestro nuestra este esta estos estas ese esa
  eso esos esas esto aqui ahi alli muy mas ya pero porque pues tambien es son ser soy era fue hay he ha
  han estoy esta estan estamos estaba tengo tiene tienen tenemos tener hacer hace hago quiero quiere
  quisiera queremos necesito necesita necesitamos necesitan puedo puede pueden podria poder busco
  ocupo gustaria favor algo alguien alguna alguno algun unas saber sabe saben decir digame dime va van
  voy ir todo todos toda todas cada otro otra solo hoy ahora ahorita les da dan dar`.split(/\s+/),
);

// No content of their own, but with a neighbor they say it all: "no heat", "cut off", "sin luz".
const joiners = new Set(['no', 'not', 'off', 'out', 'without', 'sin', 'behind', 'back']);

// Words that stand in half of all questions.
const weakStems = new Set(
  [
    'family families kid kids child children mom mother dad father son daughter husband wife baby help',
    'assistance school home house work free class classes program programs service services people',
    'person community day days time week weekend money man woman year old new good place support',
    'offer start apply open call number pay lost find looking look use friend live living hours hour',
    'familia hijo hija hijos nino nina ninos mama papa esposo esposa bebe ayuda ayudar escuela casa',
    'gratis clase clases programa programas servicio servicios gente persona comunidad dia',
    'tiempo semana dinero lugar apoyo abren llamar numero pagar perdi buscar buscando vivo',
  ]
    .join(' ')
    .split(' ')
    .flatMap(stemsOf),
);

const pairReach = 3;
const longestRun = 4;

export function isContentWord(word: string): boolean {
  return !functionWords.has(word) && !joiners.has(word) && word.length > 1;
}

function pairTerm(a: string, b: string): string {
  return a < b ? `${a}_${b}` : `${b}_${a}`;
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let size = 2; size <= longestRun; size++) {
    for (let at = 0; at + size <= words.length; at++) {
      runs.push(words.slice(at, at + size).join('-'));
    }
  }
  return runs;
}

/** The terms of one entry of a topic's word list. */
export function termsOfEntry(words: readonly string[], lang: 'en' | 'es'): string[] {
  const cut = stem[lang];
  if (words.length === 1) return [cut(words[0] ?? '')];
  const terms = words.length <= longestRun ? [words.join('-')] : [];
  const carried = words.filter((word) => isContentWord(word) || joiners.has(word));
  if (carried.filter(isContentWord).length === 0) return terms;
  const [first, second, ...more] = carried;
  if (first !== undefined && second !== undefined && more.length === 0) {
    terms.push(pairTerm(cut(first), cut(second)));
  }
  return terms;
}

/** The terms of running text. */
export function termsOfText(text: readonly string[]): string[] {
  return text.filter(isContentWord).map(stem.en);
}

export type KnownTerms = {
  isTerm: (term: string) => boolean;
  /** Whether a language's word lists hold this very word. */
  isWord: (word: string, lang: 'en' | 'es') => boolean;
};

/**
 * The terms of a question. A word counts in the language of the question; only a word that the
 * other language knows as it stands counts in that one instead.
 */
export function termsOfQuestion(
  words: readonly string[],
  lang: 'en' | 'es',
  { isTerm, isWord }: KnownTerms,
): string[] {
  const other = lang === 'en' ? 'es' : 'en';
  const carried = words.filter((word) => isContentWord(word) || joiners.has(word));
  const own = (word: string) => {
    if (isTerm(stem[lang](word))) return [stem[lang](word)];
    const isForeign = isWord(word, other) || isWord(word.replace(/s$/, ''), other);
    return isForeign ? [stem[other](word)] : [];
  };
  const telling = carried.filter(isContentWord);
  // "Yo" and "what up" are made of small words alone.
  const terms = new Set<string>((telling.length > 0 ? telling : words).flatMap(own));
  for (let at = 0; at < carried.length; at++) {
    for (let next = at + 1; next <= at + pairReach && next < carried.length; next++) {
      const pairs = [stem.en, stem.es]
        .map((cut) => pairTerm(cut(carried[at] ?? ''), cut(carried[next] ?? '')))
        .filter(isTerm);
      if (pairs[0] !== undefined) terms.add(pairs[0]);
    }
  }
  for (const run of runsOf(words)) if (isTerm(run)) terms.add(run);
  return [...terms];
}

/** How much a term counts: phrases more than words, everyday words least. */
export function weightOf(term: string): number {
  if (term.includes('-')) return term.split('-').length >= 3 ? 2 : 1.6;
  if (term.includes('_')) return 1.6;
  return weakStems.has(term) ? 0.45 : 1;
}
