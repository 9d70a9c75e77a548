import { defaultLanguage, isLanguage, languageNames } from '#content/languages';
import { Badge } from '../shell/badge';

/** The language of a message, if it is not the staff's language. */
export function LanguageBadge({ language }: { language: string | undefined }) {
  if (language === defaultLanguage || !isLanguage(language)) return null;
  return <Badge tone="normal">{languageNames[language]}</Badge>;
}
