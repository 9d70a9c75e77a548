// Recognizes the language of a chat reply, so that screen readers pronounce it correctly.
import type { Language } from './languages.ts';

/** Common short words of each language. */
export const smallWords: Record<Language, RegExp> & Readonly<Record<string, RegExp>> = {
  en: /^(?:a|and|at|for|i|is|it|of|or|our|the|to|we|you|your)$/,
  es: /^(?:al|con|de|del|el|en|es|esta|está|la|las|los|o|para|por|puede|que|qué|su|sus|un|una|y)$/,
};

/** Scripts and letters that belong to one language only. */
export const ownLetters: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/u],
  ['am', /\p{Script=Ethiopic}/u],
  ['zh', /\p{Script=Han}/u],
  ['fa-AF', /[پچژگ]/],
  ['ar', /\p{Script=Arabic}/u],
  ['vi', /[ơưđ]/],
  ['es', /[¡¿]/],
];
