// All public content by language. For the server only: a browser gets each page's texts with the page.
import type { Content } from './content-shape.ts';
import { content as en } from './en/content.ts';
import { content as es } from './es/content.ts';
import type { Language } from './languages.ts';

const contents: Record<Language, Content> = { en, es };

export function contentOf(language: Language): Content {
  return contents[language];
}
