// The text of a page, picked by its loader: only what the page shows travels to the browser.
import { contentOf } from '#content/all';
import type { Content } from '#content/content-shape';
import type { Fields } from '#content/field-shape';
import { type Language, languageOfPath, pageOfPath } from '#content/languages';
import type { PageSeo } from '#content/page-seo';
import type { Route } from '#content/route';
import type { TextPages } from '#content/text-pages';
import { isSecretLinkPath } from '#domain/secret-links';

export function languageOf(request: Request): Language {
  return languageOfPath(new URL(request.url).pathname);
}

/** Returns the page's address without the language. */
export function pageOf(request: Request): string {
  return pageOfPath(new URL(request.url).pathname.replace(/(\/_)?\.data$/, ''));
}

export function contentFor(request: Request): Content {
  return contentOf(languageOf(request));
}

export function textFor<Key extends keyof Content>(
  request: Request,
  ...keys: Key[]
): Pick<Content, Key> {
  const content = contentFor(request);
  return Object.fromEntries(keys.map((key) => [key, content[key]])) as Pick<Content, Key>;
}

/** A page's own texts, with its window title. */
export function pageTextFor<Key extends keyof Content>(request: Request, ...keys: Key[]) {
  const { title } = seoAt(contentFor(request), pageOf(request));
  return { title, ...textFor(request, ...keys) };
}

/** A text page, without the texts that describe it elsewhere. */
export function textPageFor<Path extends keyof TextPages>(request: Request, path: Path) {
  const { seo, linkText, ...page } = contentFor(request).pages[path];
  return { text: pageTextFor(request), page };
}

/** Metadata of an address, looked up by its page without the language. */
export function seoAt({ seo }: Content, page: string): PageSeo {
  if (Object.hasOwn(seo.pages, page)) return seo.pages[page as Route];
  if (page === '/find') return seo.find;
  if (isSecretLinkPath(page)) return seo.pages['/newsletter'];
  return /^\/programs\/[^/]+$/.test(page) ? seo.programNotFound : seo.notFound;
}

/** The texts of one form, with those of its own fields only. */
export function formTextFor(request: Request, form: keyof Fields) {
  const { fields } = contentFor(request);
  return {
    ...textFor(request, 'forms', 'fieldProblems'),
    fields: { [form]: fields[form] } as unknown as Fields,
  };
}
