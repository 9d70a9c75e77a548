// The mark "Needs review" on cases, messages, forms, and pledges.
import type { Texts } from '../../texts.ts';

export const review = {
  mark: 'Needs review',
  count: ['1 needs review', '{count} need review'],
  notice: 'Needs review: {reason} Check whether a real person sent it.',
  hint: '“Needs review” marks possible spam. Check whether a real person sent it.',
  noReason: 'a colleague marked it.',
  looksGenuine: 'Looks genuine',
  cleared: 'Marked as genuine',
  /** For owners, while the server refuses more forms over the limit. */
  full: 'Too many forms are waiting for review, so the site refuses more of them. Mark the genuine ones, and close, answer, or erase the rest.',
  showCases: 'Show cases',
  showMessages: 'Show messages',
  /** The reason why the server marked the form. */
  reasons: {
    'hidden-field': 'it filled in a field that people do not see, as programs do.',
    'over-limit': 'many forms came from the same network within a few minutes.',
  },
} as const satisfies Texts;
