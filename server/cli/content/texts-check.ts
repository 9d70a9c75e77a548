// Compares each language with the first one: no text may be missing, and placeholders such as
// {count} must be the same.
import { type Content, collectTexts, type Words } from './content-texts.ts';

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');

/** Parts that may differ per language: its letters, search words, and extra lines. */
const ownPaths =
  /^(?:searchWords|replies|passages|organization\.inOtherLanguage|languageOffer)\b|\.spoken\b/;

/** Returns a sentence for every problem of one language. */
export function findTextProblems(first: Content, other: Content, folder: string): string[] {
  const wanted = collectTexts(first);
  const found = collectTexts(other);
  const where = (path: string) => `content/${folder}, ${path}`;
  const missing = missingFrom(found, wanted).map(
    (path) =>
      `${where(path)}: this text is missing. In the first language it is "${wanted.get(path)}".`,
  );
  const strange = [...found]
    .filter(([path, text]) => placesIn(text) !== placesIn(wanted.get(path) ?? text))
    .filter(([path]) => !ownPaths.test(path))
    .map(
      ([path, text]) =>
        `${where(path)}: "${text}" has ${placesIn(text) || 'no word in braces'}; the first language has ${placesIn(wanted.get(path) ?? '') || 'none'}. Words in braces are filled in: keep them as they are.`,
    );
  return [...missing, ...strange];
}

function missingFrom(found: Words, wanted: Words): string[] {
  return [...wanted.keys()].filter((path) => !found.has(path) && !ownPaths.test(path));
}
