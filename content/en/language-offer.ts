import type { LanguageOffer } from '../vocabulary-shape.ts';

export const languageOffer: LanguageOffer = {
  text: 'This page is also in English.',
  accept: 'Read it in English',
  dismiss: 'Close this note',
};
