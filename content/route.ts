import type { seo } from './en/seo.ts';

/** Every public page: each has its texts for search engines, so their keys are the list. */
export type Route = keyof (typeof seo)['pages'];
