/** Drawings for programs, named after what they show. */
export type Scene =
  | 'housing'
  | 'work'
  | 'food'
  | 'wellness'
  | 'family'
  | 'school'
  | 'arts'
  | 'nature'
  | 'computers';

export type ShareImage =
  | `share-${Scene}`
  | 'share-home'
  | 'share-about'
  | 'share-contact'
  | 'share-get-help'
  | 'share-donate'
  | 'share-get-involved'
  | 'share-events';

/** Texts of a page for search engines and shared links. */
export interface PageSeo {
  title: string;
  description: string;
  image: ShareImage;
}
