// Closing a case in which something is open.
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
} as const satisfies Texts;
