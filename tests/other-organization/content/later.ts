// Texts that the browser loads on first use, by language, so that pages stay small.
import type { Content } from './content-shape.ts';
import type { Language } from './languages.ts';

export type LaterKey = 'assistant' | 'cookieCard' | 'languageOffer' | 'ticker' | 'toasts';
type Loaders = { [Key in LaterKey]: () => Promise<Pick<Content, Key>> };

const loaders: Record<Language, Loaders> = {
  en: {
    assistant: () => import('./en/assistant.ts'),
    cookieCard: () => import('./en/cookie-card.ts'),
    languageOffer: () => import('./en/language-offer.ts'),
    ticker: () => import('./en/ticker.ts'),
    toasts: () => import('./en/toasts.ts'),
  },
};

export async function laterText<Key extends LaterKey>(
  language: Language,
  key: Key,
): Promise<Content[Key]> {
  return (await loaders[language][key]())[key];
}
