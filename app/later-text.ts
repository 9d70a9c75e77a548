import { useEffect, useState } from 'react';
import type { Language } from '#content/languages';
import { type LaterKey, laterText } from '#content/later';
import { type Text, useLanguage } from './text';

/** A text that is fetched when it is first needed, in the language of the page or another. */
export function useLaterText(
  isNeeded: boolean,
  key: LaterKey,
  wanted?: Language,
): Text | undefined {
  const current = useLanguage();
  const language = wanted ?? current;
  const [loaded, setLoaded] = useState<{ language: Language; text: Text }>();
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    laterText(language, key).then((text) => {
      if (isWanted) setLoaded({ language, text: { [key]: text } });
    }, console.error);
    return () => {
      isWanted = false;
    };
  }, [isNeeded, language, key]);
  return isNeeded && loaded?.language === language ? loaded.text : undefined;
}
