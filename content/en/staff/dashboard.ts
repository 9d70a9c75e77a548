import type { Texts } from '../../texts.ts';

export const dashboard = {
  title: 'Admin Dashboard',
  tiles: {
    cases: 'Total Cases',
    submissions: 'Form Submissions',
    alerts: 'Active Alerts',
    reminders: 'Pending Reminders',
  },
  casesTitle: 'Cases',
  submissionsTitle: 'Submissions',
  shortcuts: {
    cases: 'View All Cases',
    analytics: 'Case Analytics',
    alerts: 'Active Alerts',
    followUps: 'Follow-ups',
    submissions: 'View All Submissions',
    applications: 'New Applications',
    exportData: 'Export Data',
    sendUpdates: 'Send Updates',
  },
  responsesDue: {
    title: 'Responses due',
    none: 'No response is due today.',
    one: '1 response is due today or overdue.',
    many: '{count} responses are due today or overdue.',
    late: '{count} overdue.',
    members: '{count} applications',
    submissions: '{count} submissions',
    contacts: '{count} messages',
    oneMember: '1 application',
    oneSubmission: '1 submission',
    oneContact: '1 message',
  },
  since: {
    title: 'Since you were last here',
    when: 'since {moment}',
    first: 'This is your first visit. Next time, you will see here what changed in between.',
    nothing: 'Nothing has changed.',
  },
  activity: {
    title: 'Recent System Activity',
    empty: 'No activity yet',
    more: 'Show more',
  },
} as const satisfies Texts;
