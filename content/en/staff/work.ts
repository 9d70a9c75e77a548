// The lists of alerts and reminders, apart from any one case.
import type { Texts } from '../../texts.ts';

export const alertsScreen = {
  title: 'Alerts',
  status: 'Status',
  states: { active: 'Active', resolved: 'Resolved', all: 'All' },
  priority: 'Priority',
  allPriorities: 'All priorities',
  empty: 'No alerts here',
  raised: 'raised {moment}',
} as const satisfies Texts;

export const remindersScreen = {
  title: 'Follow-ups',
  status: 'Status',
  states: {
    pending: 'Pending',
    overdue: 'Overdue',
    upcoming: 'Upcoming',
    completed: 'Completed',
    all: 'All',
  },
  priority: 'Priority',
  allPriorities: 'All priorities',
  assigned: 'Assigned to',
  anybody: 'Anybody',
  empty: 'No reminders here',
} as const satisfies Texts;
