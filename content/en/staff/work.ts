// The lists of alerts and follow-ups across all cases.
import type { Texts } from '../../texts.ts';

export const alertsScreen = {
  title: 'Alerts',
  status: 'Status',
  states: { active: 'Active', resolved: 'Resolved', all: 'All' },
  priority: 'Priority',
  allPriorities: 'All priorities',
  empty: 'No alerts here',
  raised: 'Raised {moment} · Assigned to: {name}',
} as const satisfies Texts;

export const raising = {
  raise: 'Raise an alert',
  title: 'Raise an alert',
  what: 'Title',
  message: 'What is wrong?',
  priority: 'Priority',
  kind: 'Type',
  raised: 'Alert raised',
  failed: 'The alert was not raised.',
} as const satisfies Texts;

export const followUps = {
  by: 'Group by',
  byDay: 'By day',
  byPerson: 'By person',
  overdue: 'Overdue',
  today: 'Today',
  onThisPage: '{count} on this page',
  later: 'Later',
  laterOf: 'Later: {title}',
  days: { tomorrow: 'Tomorrow', monday: 'Monday', nextWeek: 'Next week' },
  moved: 'Moved to {day}',
} as const satisfies Texts;

export const remindersScreen = {
  title: 'Follow-ups',
  status: 'Status',
  states: {
    pending: 'Pending',
    overdue: 'Overdue',
    today: 'Due today or overdue',
    upcoming: 'Upcoming',
    completed: 'Completed',
    all: 'All',
  },
  priority: 'Priority',
  allPriorities: 'All priorities',
  empty: 'No follow-ups here',
} as const satisfies Texts;
