// Closing a case that has open alerts or follow-ups.
import type { Texts } from '../../texts.ts';

export const closing = {
  title: 'Some work is still open',
  alerts: ['1 alert', '{count} alerts'],
  reminders: ['1 follow-up', '{count} follow-ups'],
  and: ' and ',
  inCase: 'Open in this case: {what}.',
  inSome: ['In 1 of the chosen cases.', 'In {count} of the chosen cases.'],
  what: 'Closing them resolves the alerts and completes the follow-ups. Otherwise they stay in the lists.',
  close: 'Close them too',
  leave: 'Leave them open',
  closeCase: 'Close case',
  reopenCase: 'Reopen case',
  closeTitle: 'Close this case',
  reopenTitle: 'Reopen this case',
  why: 'Why are you closing it?',
  note: 'Note (optional)',
  closed: 'The case is closed.',
  reopened: 'The case is open again.',
} as const satisfies Texts;
