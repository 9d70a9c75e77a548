// What the public side says, by language. For the server alone: a browser gets a page's text with the page.
import type { Content } from './content-shape.ts';
import { content as en } from './en/content.ts';
import { content as es } from './es/content.ts';
import type { Language } from './languages.ts';

const contents: Record<Language, Content> = { en, es };

export function contentOf(language: Language): Content {
  return contents[language];
}
