// So that a screen reader says a Spanish reply in Spanish. The small words of a language give it away.

const english = /^(?:a|and|at|for|i|is|it|of|or|our|the|to|we|you|your)$/;
const spanish =
  /^(?:al|con|de|del|el|en|es|esta|está|la|las|los|o|para|por|puede|que|qué|su|sus|un|una|y)$/;

/** Sentences in other languages are told by their letters; those in ours, by their small words. */
const letters: readonly [language: string, letters: RegExp][] = [
  ['ko', /\p{Script=Hangul}/u],
  ['am', /\p{Script=Ethiopic}/u],
  ['zh', /\p{Script=Han}/u],
  ['fa-AF', /[پچژگ]/],
  ['ar', /\p{Script=Arabic}/u],
  ['vi', /[ơưđ]/],
];

export function languageOf(reply: string): string | undefined {
  const told = letters.find(([, letter]) => letter.test(reply));
  if (told !== undefined) return told[0];
  if (/[¡¿]/.test(reply)) return 'es';
  const words = reply.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: RegExp) => words.filter((word) => language.test(word)).length;
  return count(spanish) > 1 + count(english) ? 'es' : undefined;
}
