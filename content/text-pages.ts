import type { Privacy, TextPage } from './text-page-shape.ts';

/**
 * Text pages by path. To add one, add a line here and its text to `pages.ts` of every language. A file of
 * its name in `app/site/pages/` replaces the common layout and can use more texts.
 */
export interface TextPages {
  '/privacy': Privacy;
  '/accessibility': TextPage;
  '/complaints': TextPage;
}
