import type { Content } from './content-shape.ts';
import { content as en } from './en/content.ts';
import type { Language } from './languages.ts';

const contents: Record<Language, Content> = { en };

export function contentOf(language: Language): Content {
  return contents[language];
}
