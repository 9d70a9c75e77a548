/** The drawings for programs, after what they show. */
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

/** A page as search engines and shared links show it. */
export interface PageSeo {
  title: string;
  description: string;
  image: ShareImage;
}
