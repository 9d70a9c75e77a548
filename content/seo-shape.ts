import type { ProgramSlug } from '#domain/programs';

export type ShareImage =
  | `share-${ProgramSlug}`
  | 'share-home'
  | 'share-about'
  | 'share-contact'
  | 'share-get-help'
  | 'share-donate'
  | 'share-get-involved'
  | 'share-events';

export interface PageSeo {
  title: string;
  description: string;
  image: ShareImage;
}
