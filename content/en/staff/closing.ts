// Closing a case that has open alerts or follow-ups.
import type { Texts } from '../../texts.ts';

export const closing = {
  title: 'Something is still open',
  alerts: ['1 alert', '{count} alerts'],
  reminders: ['1 follow-up', '{count} follow-ups'],
  and: ' and ',
  inCase: 'Open in this case: {what}.',
  inSome: ['In 1 of the chosen cases.', 'In {count} of the chosen cases.'],
  what: 'Alerts are resolved and follow-ups completed when you close them. What you leave stays in the lists.',
  close: 'Close them too',
  leave: 'Leave them open',
  closeCase: 'Close case',
  reopenCase: 'Reopen case',
  closeTitle: 'Close this case',
  reopenTitle: 'Reopen this case',
  why: 'Why is it closed?',
  note: 'Note, if there is more to say',
  closed: 'The case is closed.',
  reopened: 'The case is open again.',
} as const satisfies Texts;
