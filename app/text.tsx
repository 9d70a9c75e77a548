// The texts of a page come with its data, in its language. Components read them here.
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import type { Content } from '#content/content-shape';
import { getPathLanguage, type Language, locales } from '#content/languages';
import { formatAmount } from '#domain/forms/donation';

/** Texts with the window title of the page. */
export type Text = Partial<Content> & { title?: string };

const TextContext = createContext<Text>({});

/** Adds texts to those of the surrounding provider. */
export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext value={{ ...use(TextContext), ...text }}>{children}</TextContext>;
}

export function useText<Key extends keyof Content>(key: Key): Content[Key] {
  const text = use(TextContext)[key];
  if (text === undefined) throw new Error(`The text "${key}" did not come with this page`);
  return text as Content[Key];
}

/** Undefined on pages without one. */
export function useAnnouncement(): string | undefined {
  return use(TextContext).announcement;
}

export function useTitle(): string {
  return use(TextContext).title ?? '';
}

export function useLanguage(): Language {
  return getPathLanguage(useLocation().pathname);
}

/** The locale for dates, money, and numbers on this page. */
export function useLocale(): string {
  return locales[useLanguage()];
}

/** Formats "$50" or "$50.25" in the locale of the page. */
export function useMoney(): (amount: number | string) => string {
  const locale = useLocale();
  return (amount) => formatAmount(amount, locale);
}
