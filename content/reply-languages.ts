// By what a reply of the chat shows its language, so that a screen reader says it right.
import type { Language } from './languages.ts';

/** The small words of a language give it away. */
export const smallWords: Record<Language, RegExp> & Readonly<Record<string, RegExp>> = {
  en: /^(?:a|and|at|for|i|is|it|of|or|our|the|to|we|you|your)$/,
  es: /^(?:al|con|de|del|el|en|es|esta|está|la|las|los|o|para|por|puede|que|qué|su|sus|un|una|y)$/,
};

/** Signs and letters that one language alone has. */
export const ownLetters: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/u],
  ['am', /\p{Script=Ethiopic}/u],
  ['zh', /\p{Script=Han}/u],
  ['fa-AF', /[پچژگ]/],
  ['ar', /\p{Script=Arabic}/u],
  ['vi', /[ơưđ]/],
  ['es', /[¡¿]/],
];
