// My day: one person's tasks, above the dashboard.
import type { Texts } from '../../texts.ts';

export const myDay = {
  title: 'My day',
  whose: 'Whose day',
  count: '{count}',
  calls: 'Call now',
  noCalls: 'Nobody waits for a call.',
  followUps: 'To do today',
  noFollowUps: 'Nothing is planned for today.',
  withoutStep: 'Nothing planned',
  withoutStepHint: 'Open cases without a next step',
  noWithoutStep: 'Every open case has a next step.',
  unassigned: 'Nobody’s yet',
  noUnassigned: 'Everything has somebody.',
  changed: 'New in my cases',
  changedSince: 'since {moment}',
  noChanges: 'Colleagues changed nothing in your cases.',
  more: 'Show {count} more',
  reply: 'Reply',
  replyTo: 'Reply to {name}',
  take: 'Take',
  takeOf: 'Take {name}',
  taken: '{name} is yours now',
  takeFailed: 'It was not assigned.',
  planOf: 'Plan the next step of {name}',
  touched: 'last changed {moment}',
  tried: ['tried once', 'tried {count} times'],
  lastTry: '{tried}, last {moment}: {outcome}',
  asked: 'Asked for help',
  noPhone: 'no phone number',
  kinds: { memberId: 'Case', submissionId: 'Form', contactId: 'Message' },
} as const satisfies Texts;

export const assignee = {
  label: 'Assigned to',
  anybody: 'Anybody',
  mine: 'Mine',
  nobody: 'Nobody’s',
  former: '{name} (account disabled)',
  column: 'Assigned',
} as const satisfies Texts;
