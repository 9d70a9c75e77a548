import type { ProgramSlug } from '#domain/programs';
import type { PageSeo } from './page-seo.ts';
import type { Route } from './route.ts';

/** The pages that tell what this organisation does, as search engines and shared links show them. */
export type OwnSeo = Record<'/' | '/programs' | `/programs/${ProgramSlug}`, PageSeo>;

/** Each page has its texts for search engines, and those that are no page of their own, too. */
export interface Seo {
  pages: Record<Route, PageSeo>;
  find: PageSeo;
  notFound: PageSeo;
  programNotFound: PageSeo;
}
