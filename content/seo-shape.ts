import type { ProgramSlug } from '#domain/programs';
import type { PageSeo } from './page-seo.ts';
import type { Route } from './route.ts';

/** Search texts of the pages that describe the organization's work. */
export type OwnSeo = Record<'/' | '/programs' | `/programs/${ProgramSlug}`, PageSeo>;

/** Search texts of each page, and of pages without a route, such as "not found". */
export interface Seo {
  pages: Record<Route, PageSeo>;
  find: PageSeo;
  notFound: PageSeo;
  programNotFound: PageSeo;
}
