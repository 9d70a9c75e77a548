// Normalizes a message: removes accents, capitals, digits used as letters and spaced letters. All
// comparisons use it; work grows only with the length.

/** Longer texts are cut off; a caller with more text must split it. */
export const maxTextToRead = 4000;

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '*': '',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  і: 'i',
  х: 'x',
};

const pictures: Record<string, string> = {
  '🔫': ' gun ',
  '🔪': ' knife ',
  '💊': ' pills ',
  '🆘': ' sos ',
  '🩸': ' blood ',
  '☠': ' death ',
  '💀': ' lol ',
  '😂': ' lol ',
  '🤣': ' lol ',
  '😭': ' crying ',
};

function unmask(text: string): string {
  return (
    text
      // A digit or sign between letters replaces a letter: k1ll, su!cide.
      .replace(/(?<=\p{L})[013457@$!|*]{1,3}(?=\p{L})/gu, (signs) =>
        [...signs].map((sign) => lookAlikes[sign] ?? sign).join(''),
      )
      .replace(/[аеорсіх]/g, (letter) => lookAlikes[letter] ?? letter)
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
  );
}

/** Joins letters written one by one: "k m s". */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && /^\p{L}$/u.test(words[end] ?? '')) end++;
    joined.push(end - at >= 3 ? words.slice(at, end).join('') : (words[at] ?? ''));
    at = end - at >= 3 ? end : at + 1;
  }
  return joined;
}

export function fold(text: string): string {
  return (
    text
      .slice(0, maxTextToRead)
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // One character can normalize to eighteen letters, so limit the length again.
      .slice(0, maxTextToRead)
      .toLowerCase()
  );
}

export type Text = {
  /** The words of each sentence. */
  sentences: string[][];
  /** Ends of sentences and clauses, as the number of words before them. */
  breaks: number[];
};

/** Keeps placeholders such as `{program}`, which the examples use for names from the content. */
export function readText(text: string): Text {
  const plain = fold(text)
    .replace(/[🔫🔪💊🆘🩸☠💀😂🤣😭]/gu, (picture) => pictures[picture] ?? ' ')
    .replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/['’`´‘]/g, '');
  const read: Text = { sentences: [], breaks: [] };
  let count = 0;
  for (const sentence of unmask(plain).split(/[.?!;\n]+/)) {
    const words: string[] = [];
    for (const clause of sentence.split(',')) {
      words.push(...joinLetters(clause.match(/\{\p{L}+\}|[\p{L}\p{N}]+/gu) ?? []));
      read.breaks.push(count + words.length);
    }
    count += words.length;
    if (words.length > 0) read.sentences.push(words);
  }
  return read;
}

export function splitWords(text: string): string[] {
  return readText(text).sentences.flat();
}
