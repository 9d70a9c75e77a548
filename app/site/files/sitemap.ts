import type { LoaderFunctionArgs } from 'react-router';
import {
  defaultLanguage,
  type Language,
  languages,
  localizePath,
  otherLanguages,
} from '#content/languages';
import { siteContext } from '../../request-context';

export function loader({ context }: LoaderFunctionArgs) {
  const { organization, seo } = context.get(siteContext).contentOf(defaultLanguage);
  const { website } = organization;
  const urls = Object.keys(seo.pages)
    .flatMap((path) => languages.map((language) => urlOf(website, language, path)))
    .join('\n');
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function urlOf(website: string, language: Language, path: string): string {
  const addressIn = (each: Language) => website + localizePath(each, path);
  const alternates = languages
    .filter(() => otherLanguages.length > 0)
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressIn(each)}"/>`);
  return `  <url><loc>${addressIn(language)}</loc>${alternates.join('')}</url>`;
}
