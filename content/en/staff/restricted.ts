// Restricted cases.
import type { Texts } from '../../texts.ts';

export const restricted = {
  name: 'Restricted case',
  /** Shown under every list, regardless of its filters. */
  notShown: ['1 restricted case not shown', '{count} restricted cases not shown'],
  hint: 'A restricted case opens only to the people it names.',
  openKnown: 'Open one with a reason…',
  openKnownTitle: 'Open a restricted case',
  openKnownIntro:
    'Type the whole reference, phone number, or email. You can read the case for 4 hours, your reason is noted, and the owners are told at once.',
  known: 'Reference, phone number, or email',
  knownMissing: 'Type the whole reference, phone number, or email',
  noneMatches: 'No restricted case has exactly this reference, phone number, or email.',
  refused: 'This case is restricted. It opens to the people it names, or with a reason.',
  back: 'Back to the cases',
  intro:
    'Only the people this case names open it. If you need it now, say why: you can read it for 4 hours, your reason is noted, and the owners are told at once.',
  reason: 'Why you need it',
  reasonHint: 'One line. It stands in the history of the case.',
  open: 'Open with this reason',
  opened: 'Opened for 4 hours. The owners are told.',
  openFailed: 'The case was not opened.',
  restrict: 'Restrict…',
  restrictedTo: 'Restricted…',
  dialogTitle: 'Who opens this case?',
  dialogText:
    'A restricted case opens only to the people ticked here. No list or search shows it to anybody else. To open it, others must know its exact reference, phone, or email and give a reason that the owners see at once.',
  people: 'People who open it',
  save: 'Restrict to these people',
  openToAll: 'Open to all who work on cases',
  saved: 'The case is restricted',
  savedOpen: 'The case is open to all who work on cases',
  saveFailed: 'Who opens the case was not changed.',
  nobodyNamed: 'Name at least one person who opens it',
  cannotOpen: '{name} has no account that opens cases',
  notYours: 'Only an owner, or somebody the case names, changes to whom it opens.',
  reasonMissing: 'Say why you need to open it',
} as const satisfies Texts;
