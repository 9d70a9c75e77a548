import type { Texts } from '../../texts.ts';

export const duplicates = {
  title: 'Possible duplicate',
  intro:
    'Is it the same person? A link leaves both cases as they are. A merge makes them one case.',
  looksLike: 'Looks like {name}',
  linkedWith: 'Linked with {name}',
  since: 'member since {day}',
  compare: 'Open the other case',
  link: 'Same person',
  apart: 'Different people',
  unlink: 'Undo the link',
  linked: 'Linked. Both cases stay as they are.',
  keptApart: 'Kept apart. They will not be shown again.',
  unlinked: 'The link was removed.',
  unread: 'Possible duplicates could not be loaded.',
  failed: 'This was not saved.',
} as const satisfies Texts;
