import type { ProgramSlug } from '#domain/programs';
import type { TextPages } from './text-pages.ts';

/** Every public page. */
export type Route =
  | '/'
  | '/programs'
  | `/programs/${ProgramSlug}`
  | '/about'
  | '/leadership'
  | '/events'
  | '/contact'
  | '/get-involved'
  | '/chapter-leader'
  | '/media-partner'
  | '/host-drive-giveaway'
  | '/resource-partner'
  | '/volunteer'
  | '/donate-funds-supplies'
  | '/get-started'
  | '/get-assistance'
  | '/membership-assistance'
  | '/donate'
  | '/newsletter'
  | keyof TextPages;
