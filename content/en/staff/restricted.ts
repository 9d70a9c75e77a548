// Cases that only named people open.
import type { Texts } from '../../texts.ts';

export const restricted = {
  /** What stands for a person in lists and searches of everybody else. */
  firstName: 'Restricted',
  lastName: 'case',
  name: 'Restricted case',
  refused: 'This case is restricted. It opens to the people it names, or with a reason.',
  nobodyNamed: 'Name at least one person who opens it',
  cannotOpen: '{name} has no account that opens cases',
  notYours: 'Only an owner, or somebody the case names, changes to whom it opens.',
  reasonMissing: 'Say why you need to open it',
} as const satisfies Texts;
