// Types of the pictures that content can name.
import type { Scene } from './page-seo.ts';

export type PictureId =
  | 'hero-food'
  | 'hero-coats'
  | 'hero-work'
  | `program-${Scene}`
  | 'about-hero'
  | 'contact-hero'
  | `wide-${'street' | 'river' | 'kitchen' | 'garden' | 'team'}`
  | `page-${'get-help' | 'donate' | 'get-involved' | 'events'}`
  | `people-${'coats' | 'work'}`
  | `detail-${'crate' | 'key' | 'boots' | 'phone' | 'jar' | 'camera' | 'papers'}`
  | `food-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `leader-${1 | 2 | 3 | 4 | 5}`
  | `director-${1 | 2 | 3 | 4}`;

/** A drawing from the art folder, or the owner's photo in public/uploads. */
export type Picture =
  | { picture: PictureId; alt: string }
  | { photo: `/uploads/${string}`; width: number; height: number; alt: string };
