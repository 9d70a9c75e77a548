import type { Texts } from '../../texts.ts';

export const analytics = {
  title: 'Case Analytics',
  intro:
    'Every number comes from the lists. Press one to see its rows, where there is a list for it.',
  charts: {
    status: 'Cases by status',
    topic: 'Cases by program area',
    weeks: 'New applications per week',
    months: 'Services delivered per month',
    reply: 'Median time to first reply',
    responsesDue: 'Responses in time',
  },
  lastMonths: 'Last 90 days',
  columns: {
    status: 'Status',
    topic: 'Need',
    week: 'Week of',
    month: 'Month',
    kind: 'Kind',
    cases: 'Cases',
    services: 'Services',
    assistance: 'Assistance',
    involvement: 'Get involved',
    median: 'Median',
    kept: 'Kept',
    late: 'Late',
    open: 'Open',
    share: 'Share kept',
  },
  kinds: {
    applications: 'Assistance applications',
    submissions: 'Get-involved submissions',
    messages: 'Messages',
  },
  noReply: 'no reply yet',
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count} days',
} as const satisfies Texts;
