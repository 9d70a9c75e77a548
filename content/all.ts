// All public content by language. For the server only: a browser gets each page's texts with the page.
import type { Content } from './content-shape.ts';
import { content as en } from './en/content.ts';
import { content as es } from './es/content.ts';
import type { Language } from './languages.ts';
import { buildSite } from './site-content.ts';

/** The texts of the files, with tokens in place of facts. */
export const textsByLanguage: Record<Language, Content> = { en, es };

/** The site as the files describe it, as long as nothing was published. */
export const defaultSite = buildSite(textsByLanguage);

export const { contentOf } = defaultSite;
