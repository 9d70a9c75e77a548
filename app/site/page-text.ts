// The text of a page, picked by its loader: only what the page shows travels to the browser.
import type { LoaderFunctionArgs } from 'react-router';
import type { Content } from '#content/content-shape';
import type { Fields } from '#content/field-shape';
import { getPathLanguage, type Language, removeLanguagePrefix } from '#content/languages';
import type { PageSeo } from '#content/page-seo';
import type { Route } from '#content/route';
import type { TextPages } from '#content/text-pages';
import { isSecretLinkPath } from '#domain/secret-links';
import { siteContext } from '../request-context';

/** The loader arguments that determine which texts it gets. */
export type PageRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;

export function getRequestLanguage(request: Request): Language {
  return getPathLanguage(new URL(request.url).pathname);
}

/** Returns the page's address without the language. */
export function getPagePath(request: Request): string {
  return removeLanguagePrefix(new URL(request.url).pathname.replace(/(\/_)?\.data$/, ''));
}

export function getContent({ request, context }: PageRequest): Content {
  return context.get(siteContext).contentOf(getRequestLanguage(request));
}

export function getText<Key extends keyof Content>(
  page: PageRequest,
  ...keys: Key[]
): Pick<Content, Key> {
  const content = getContent(page);
  return Object.fromEntries(keys.map((key) => [key, content[key]])) as Pick<Content, Key>;
}

/** A page's own texts, with its window title. */
export function getPageText<Key extends keyof Content>(page: PageRequest, ...keys: Key[]) {
  const { title } = getPageSeo(getContent(page), getPagePath(page.request));
  return { title, ...getText(page, ...keys) };
}

/** A text page, without the texts that describe it elsewhere. */
export function getTextPage<Path extends keyof TextPages>(args: PageRequest, path: Path) {
  const { seo, linkText, ...page } = getContent(args).pages[path];
  return { text: getPageText(args), page };
}

/** Metadata of an address, looked up by its page without the language. */
export function getPageSeo({ seo }: Content, page: string): PageSeo {
  if (Object.hasOwn(seo.pages, page)) return seo.pages[page as Route];
  if (page === '/find') return seo.find;
  if (isSecretLinkPath(page)) return seo.pages['/newsletter'];
  return /^\/programs\/[^/]+$/.test(page) ? seo.programNotFound : seo.notFound;
}

/** The texts of one form, with those of its own fields only. */
export function getFormText(page: PageRequest, form: keyof Fields) {
  const { fields } = getContent(page);
  return {
    ...getText(page, 'forms', 'fieldProblems'),
    fields: { [form]: fields[form] } as unknown as Fields,
  };
}
