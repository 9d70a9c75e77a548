import type { Texts } from '../../texts.ts';

export const emergencies = {
  title: 'Emergencies',
  intro:
    'Forms that tell of danger and that no case worker has opened. Those that need review are at the end; otherwise the newest is first.',
  empty: 'Every emergency has been opened. Open alerts are on the Alerts screen.',
  danger: 'Someone may be in danger.',
  unopened: '{count} emergencies are unopened.',
  received: {
    member: 'An application came in {when}.',
    contact: 'A message came in {when}.',
    submission: 'A form came in {when}.',
  },
  open: 'Open it now',
  openNewest: 'Open the newest',
  showAll: 'Show all',
  nameless: 'A case worker can see the name',
  needsReview: 'Needs review',
  unread: 'Emergencies could not be loaded.',
  notification: 'Something came in that cannot wait. Please open the staff area.',
} as const satisfies Texts;
