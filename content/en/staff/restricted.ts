// Restricted cases.
import type { Texts } from '../../texts.ts';

export const restricted = {
  name: 'Restricted case',
  /** Shown under every list, regardless of its filters. */
  notShown: ['1 restricted case not shown', '{count} restricted cases not shown'],
  hint: 'Only the staff named in a restricted case can open it.',
  openKnown: 'Open one with a reason…',
  openKnownTitle: 'Open a restricted case',
  openKnownIntro:
    'Enter the full reference, phone number, or email. You can read the case for 4 hours. Your reason is recorded, and the owners are notified at once.',
  known: 'Reference, phone number, or email',
  knownMissing: 'Enter the full reference, phone number, or email',
  noneMatches: 'No restricted case has exactly this reference, phone number, or email.',
  refused: 'This case is restricted. The staff it names can open it. Others must give a reason.',
  back: 'Back to the cases',
  intro:
    'Only the staff named in this case can open it. If you need it now, say why. You can read it for 4 hours. Your reason is recorded, and the owners are notified at once.',
  reason: 'Why you need it',
  reasonHint: 'One line. It is shown in the history of the case.',
  open: 'Open with this reason',
  opened: 'Open for 4 hours. The owners were notified.',
  openFailed: 'The case was not opened.',
  restrict: 'Restrict…',
  restrictedTo: 'Restricted…',
  dialogTitle: 'Who can open this case?',
  dialogText:
    'Only the people you check here can open a restricted case. No list or search shows it to anyone else. To open it, others must know its exact reference, phone, or email and give a reason that the owners see at once.',
  people: 'People who can open it',
  save: 'Restrict to these people',
  openToAll: 'Remove the restriction',
  saved: 'The case is restricted',
  savedOpen: 'The case is no longer restricted',
  saveFailed: 'The restriction was not changed.',
  nobodyNamed: 'Choose at least one person who can open it',
  cannotOpen: '{name} has no account that can open cases',
  notYours: 'Only an owner or a person named in the case can change who can open it.',
  reasonMissing: 'Say why you need to open it',
} as const satisfies Texts;
