// Turns a message into features: words, neighboring pairs, sounds and letter groups, so that misspellings
// still match. Features are hashes, so unknown words have some too; work grows only with length.

export type Features = {
  /** Hashes; a model uses as many low bits as it has rows. */
  ids: Uint32Array;
  values: Float32Array;
};

const value = { word: 1, sound: 1, pair: 0.7, soundPair: 0.5, nearPair: 0.5, letters: 1 };
const shortest = 3;
const longest = 4;
const readLetters = 20;
/** In pairs only this many letters of a word count. */
const stemLetters = 5;
const pairedSounds = 4;

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hashOf(seed: number, text: string): number {
  let hash = mix(0x811c9dc5, seed);
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

/** The consonants by sound, in English and Spanish: "hungery" and "hungry" give the same. */
export function reduceToSound(word: string): string {
  if (word.length < 3 || word.startsWith('{')) return word;
  const heard = word
    .replace(/(.)\1+/g, '$1')
    .replace(/[ts]ion|shun|sion/g, 'xn')
    .replace(/ph/g, 'f')
    .replace(/gh|[hw](?!$)/g, '')
    .replace(/c(?=[eiy])|z|sc(?=[eiy])/g, 's')
    .replace(/ck|qu|[ckq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/m(?=[bp])/g, 'n');
  const first = /^[aeiouy]/.test(heard) ? 'a' : '';
  return first + heard.replace(/[aeiouy]/g, '');
}

/** Receives a readable name for each feature, for explanations (see explain.ts). */
export type FeatureListener = (name: string) => void;

/** Pass a memoized `sound` when the same words repeat (see learn.ts). */
export function extractFeatures(
  words: readonly string[],
  listen?: FeatureListener,
  sound: (word: string) => string = reduceToSound,
): Features {
  const ids: number[] = [];
  const values: number[] = [];
  const add = (kind: number, text: string, weight: number, before = '') => {
    ids.push(finish(hashOf(kind, text)));
    values.push(weight);
    listen?.(before + text);
  };
  const sounds = words.map((word) => sound(word.slice(0, readLetters)));
  // Pairs use word beginnings: "bleeding badly" also teaches about "bleeds bad".
  const stems = words.map((word) => word.slice(0, stemLetters));
  words.forEach((whole, at) => {
    const word = whole.slice(0, readLetters);
    const stem = stems[at] ?? '';
    const beforeThat = stems[at - 2];
    const heard = sounds[at] ?? '';
    const near = `${sounds[at - 1]?.slice(0, pairedSounds) ?? '^'} ${heard.slice(0, pairedSounds)}`;
    add(1, word, value.word);
    add(5, heard, value.sound, 'sounds like ');
    add(2, `${stems[at - 1] ?? '^'} ${stem}`, value.pair);
    add(6, near, value.soundPair, 'sounds like ');
    if (at === words.length - 1) add(2, `${stem} $`, value.pair);
    if (beforeThat !== undefined) add(3, `${beforeThat} ${stem}`, value.nearPair, 'near: ');
    if (word.length > shortest) {
      const framed = `<${word}>`;
      const each = value.letters / Math.sqrt((longest - shortest + 1) * framed.length);
      for (let from = 0; from + shortest <= framed.length; from++) {
        let hash = mix(0x811c9dc5, 4);
        for (let to = from; to < Math.min(from + longest, framed.length); to++) {
          hash = mix(hash, framed.charCodeAt(to));
          if (to - from + 1 < shortest) continue;
          ids.push(finish(hash));
          values.push(each);
          listen?.(`-${framed.slice(from, to + 1)}-`);
        }
      }
    }
  });
  return { ids: Uint32Array.from(ids), values: Float32Array.from(values) };
}
