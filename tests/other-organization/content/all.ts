import type { Content } from './content-shape.ts';
import { content as en } from './en/content.ts';
import type { Language } from './languages.ts';
import { buildSite } from './site-content.ts';

export const textsByLanguage: Record<Language, Content> = { en };

export const defaultSite = buildSite(textsByLanguage);

export const { contentOf } = defaultSite;
