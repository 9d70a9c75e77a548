// Lists the text pages, with the texts that describe each.
import type { PageSeo } from './page-seo.ts';
import type { Link } from './shape.ts';
import type { TextPages } from './text-pages.ts';

const pathsOf = (pages: TextPages) => Object.keys(pages) as (keyof TextPages)[];

export function buildTextPageLinks(pages: TextPages): Link[] {
  return pathsOf(pages).map((href) => ({ href, text: pages[href].linkText }));
}

export function buildTextPageSeo(pages: TextPages): Record<keyof TextPages, PageSeo> {
  const entries = pathsOf(pages).map((path) => [path, pages[path].seo]);
  return Object.fromEntries(entries) as Record<keyof TextPages, PageSeo>;
}
