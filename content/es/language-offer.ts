import type { LanguageOffer } from '../vocabulary-shape.ts';

export const languageOffer: LanguageOffer = {
  text: 'Esta página también está en español.',
  accept: 'Leerla en español',
  dismiss: 'Cerrar este aviso',
};
