import type { Language } from '#content/languages';
import { type LaterKey, laterText } from '#content/later';
import { type Text, useLanguage } from '../text';
import { useLoaded } from './use-loaded';

/** Loads a text when it is first needed, in the page's language or another. */
export function useLaterText(
  isNeeded: boolean,
  key: LaterKey,
  wanted?: Language,
): Text | undefined {
  const current = useLanguage();
  const language = wanted ?? current;
  return useLoaded(isNeeded, async () => ({ [key]: await laterText(language, key) }), language);
}
