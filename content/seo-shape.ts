import type { ProgramSlug } from '#domain/programs';
import type { Route } from './route.ts';
import type { Scene } from './shape.ts';

export type ShareImage =
  | `share-${Scene}`
  | 'share-home'
  | 'share-about'
  | 'share-contact'
  | 'share-get-help'
  | 'share-donate'
  | 'share-get-involved'
  | 'share-events';

/** The pages that tell what this organisation does, as search engines and shared links show them. */
export type OwnSeo = Record<'/' | '/programs' | `/programs/${ProgramSlug}`, PageSeo>;

/** Each page has its texts for search engines, and those that are no page of their own, too. */
export interface Seo {
  pages: Record<Route, PageSeo>;
  find: PageSeo;
  notFound: PageSeo;
  programNotFound: PageSeo;
}

export interface PageSeo {
  title: string;
  description: string;
  image: ShareImage;
}
