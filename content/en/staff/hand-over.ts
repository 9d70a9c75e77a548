// Giving a case to a colleague while it has open follow-ups.
import type { Texts } from '../../texts.ts';

export const handOver = {
  title: 'Do the follow-ups go along?',
  inCase: [
    '1 open follow-up in this case is assigned to {name}.',
    '{count} open follow-ups in this case are assigned to {name}.',
  ],
  what: 'Follow-ups that go along appear in the day of the new assignee. Follow-ups that stay remain in the day of the previous one.',
  yes: 'Give the case and its follow-ups',
  no: 'Give only the case',
} as const satisfies Texts;
