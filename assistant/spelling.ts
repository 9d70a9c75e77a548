// Finds the word somebody meant when they wrote one that nobody knows.

/** Letters that people swap because they sound alike, in English and in Spanish. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/qu|ck|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** How a word sounds to somebody who spells by ear: "evicshun" is "eviction", "cote" is "coat". */
function spokenSoundOf(word: string): string {
  const ending = word
    .replace(/(?:tion|sion|shun|shon|cion|chun)/g, 'xn')
    .replace(/(?:augh|ough)(?=t)/g, 'au')
    .replace(/igh/g, 'i')
    .replace(/([aeiou])([^aeiouwxy])e$/, '$1$2')
    .replace(/(?:oa|ow)(?=[^aeiou])/g, 'o')
    .replace(/(?:ai|ay|ei|ey)/g, 'a')
    .replace(/(?:ee|ea|ie)/g, 'e')
    .replace(/(?:oo|ou|ew)/g, 'u')
    .replace(/wh/g, 'w')
    .replace(/kn/g, 'n')
    .replace(/(?<=[^aeiou])er(?=$|s$)/, 'r')
    .replace(/(?<=.)y$/, 'e');
  return soundOf(ending);
}

/** Its consonants in a row; which vowel stands between them is what people get wrong most. */
function skeletonOf(word: string): string {
  const skeleton = spokenSoundOf(word).replace(/[aeiouy]+/g, '*');
  return skeleton.replace(/\*/g, '').length >= 3 ? skeleton : word;
}

/** Steps from one word to the other: a letter added, left out, changed, or two swapped. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

const sureBeginning = 4;

function stepsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

function isSwap(a: string, b: string): boolean {
  return (
    a.length === b.length && editDistance(a, b, 1) === 1 && sortedLetters(a) === sortedLetters(b)
  );
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

type Heard = {
  bySpokenSound: ReadonlyMap<string, string>;
  bySkeleton: ReadonlyMap<string, string>;
  byBeginning: ReadonlyMap<string, readonly string[]>;
  acronyms: readonly string[];
};

function listenTo(words: Iterable<string>): Heard {
  const bySpokenSound = new Map<string, string>();
  const bySkeleton = new Map<string, string>();
  const byBeginning = new Map<string, string[]>();
  const acronyms: string[] = [];
  for (const word of words) {
    if (word.length === 3) acronyms.push(word);
    if (word.length < 4) continue;
    const sound = spokenSoundOf(word);
    if (!bySpokenSound.has(sound)) bySpokenSound.set(sound, word);
    const skeleton = skeletonOf(word);
    if (!bySkeleton.has(skeleton)) bySkeleton.set(skeleton, word);
    const beginning = word.slice(0, sureBeginning);
    const list = byBeginning.get(beginning);
    if (list === undefined) byBeginning.set(beginning, [word]);
    else list.push(word);
  }
  return { bySpokenSound, bySkeleton, byBeginning, acronyms };
}

type Seen = {
  bySound: ReadonlyMap<string, string>;
  byStart: ReadonlyMap<string, readonly string[]>;
};

function lookAt(words: Iterable<string>): Seen {
  const bySound = new Map<string, string>();
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < 4) continue;
    const sound = soundOf(word);
    if (!bySound.has(sound)) bySound.set(sound, word);
    const start = word[0] ?? '';
    const list = byStart.get(start);
    if (list === undefined) byStart.set(start, [word]);
    else list.push(word);
  }
  return { bySound, byStart };
}

/**
 * Two letters in the wrong order are the commonest slip of all: "hlep" is "help", not "leap". The
 * first letter is mostly right, so it is swapped last.
 */
function swapsOf(word: string): string[] {
  const swaps = Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
  return [...swaps.slice(1), ...swaps.slice(0, 1)];
}

export type Speller = (word: string) => string;

export type SpellerWords = {
  words: Iterable<string>;
  /** Words worth guessing at even when what was written is further off. */
  likelyWords: Iterable<string>;
  /** Words that are meant only when what was written is very close to them. */
  closeWords: Iterable<string>;
  /** Words that are never taken for another. */
  isWord: (word: string) => boolean;
};

/** Words of four letters are too close to each other to guess at, unless two letters are swapped. */
export function createSpeller(given: SpellerWords): Speller {
  const { words, likelyWords, closeWords, isWord } = given;
  const allowed = new Map<string, number>();
  for (const word of closeWords) allowed.set(word, word.length < 9 ? 1 : 2);
  for (const word of words) allowed.set(word, Math.max(stepsAllowed(word.length), 1));
  // Built when the first misspelled word comes: a start must be quick.
  let heard: Heard | undefined;
  let seen: Seen | undefined;

  /** A word that begins right may end quite wrong. */
  function furtherOff(word: string): string {
    if (word.length < 6) return word;
    const limit = word.length < 9 ? 2 : 3;
    let best = word;
    let bestDistance = limit + 1;
    for (const candidate of heard?.byBeginning.get(word.slice(0, sureBeginning)) ?? []) {
      const distance = editDistance(word, candidate, Math.min(limit, bestDistance - 1));
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best;
  }

  function nearest(word: string, { byStart }: Seen): string {
    const limit = stepsAllowed(word.length);
    let best = word;
    let bestDistance = limit + 1;
    // The first letter is almost always right; the first two are sometimes swapped.
    for (const start of new Set([word[0], word[1]])) {
      for (const candidate of byStart.get(start ?? '') ?? []) {
        if (start !== word[0] && candidate[1] !== word[0]) continue;
        if (limit === 0) {
          if (isSwap(word, candidate)) return candidate;
          continue;
        }
        const distance = editDistance(word, candidate, Math.min(limit, bestDistance - 1));
        if (distance < bestDistance && distance <= (allowed.get(candidate) ?? 0)) {
          best = candidate;
          bestDistance = distance;
        }
      }
    }
    return best;
  }

  return (word) => {
    if (word.length < 3 || allowed.has(word) || isWord(word) || /\d/.test(word)) return word;
    heard ??= listenTo(likelyWords);
    seen ??= lookAt(allowed.keys());
    const { acronyms, bySkeleton, bySpokenSound } = heard;
    if (word.length === 3) return acronyms.find((known) => isSwap(word, known)) ?? word;
    const swapped = swapsOf(word).find((known) => allowed.has(known));
    if (swapped !== undefined) return swapped;
    const alike = bySpokenSound.get(spokenSoundOf(word)) ?? seen.bySound.get(soundOf(word));
    if (alike !== undefined) return alike;
    const close = nearest(word, seen);
    if (close !== word) return close;
    return bySkeleton.get(skeletonOf(word)) ?? furtherOff(word);
  };
}
