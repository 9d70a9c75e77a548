import type { Privacy, TextPage } from './text-page-shape.ts';

/**
 * Pages of text, by address. A new one is a line here and its text in `pages.ts` of every language. It is shown like
 * the others, unless a file of its name in `app/site/pages/` shows it in its own way, with more texts if its line asks
 * for them.
 */
export interface TextPages {
  '/privacy': Privacy;
  '/accessibility': TextPage;
}
