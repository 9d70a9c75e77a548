import type { Texts } from '../../texts.ts';

export const duplicates = {
  title: 'Looks like somebody we know',
  intro: 'Nothing is merged. Say whether it is the same person.',
  looksLike: 'Looks like {name}',
  linkedWith: 'Linked with {name}',
  since: 'member since {day}',
  compare: 'Open the other case',
  link: 'Same person',
  apart: 'Different people',
  unlink: 'Undo the link',
  linked: 'Linked. Both cases stay as they are.',
  keptApart: 'Kept apart. They will not be shown again.',
  unlinked: 'The link is gone.',
  unread: 'Whether this is somebody we know could not be loaded.',
  failed: 'This was not saved.',
} as const satisfies Texts;
