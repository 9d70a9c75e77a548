import { defaultLanguage, isLanguage, languageNames } from '#content/languages';
import { Badge } from '../shell/badge';

/** In which language somebody wrote, where it is not the one of staff. */
export function LanguageBadge({ language }: { language: string | undefined }) {
  if (language === defaultLanguage || !isLanguage(language)) return null;
  return <Badge tone="normal">{languageNames[language]}</Badge>;
}
