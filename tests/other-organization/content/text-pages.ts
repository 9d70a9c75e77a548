import type { Privacy, TextPage } from './text-page-shape.ts';

export interface TextPages {
  '/privacy': Privacy;
  '/accessibility': TextPage;
  '/annual-report': TextPage;
}
