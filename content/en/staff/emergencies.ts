import type { Texts } from '../../texts.ts';

export const emergencies = {
  title: 'Emergencies',
  intro:
    'Requests from people who may be in danger, not yet opened by a case worker. The newest come first, and those that need review come last.',
  empty: 'Every emergency has been opened. Open alerts are on the Alerts screen.',
  danger: 'Someone may be in danger.',
  unopened: '{count} emergencies are unopened.',
  received: {
    member: 'An application came in on {when}.',
    contact: 'A message came in on {when}.',
    submission: 'A form came in on {when}.',
  },
  open: 'Open it now',
  openNewest: 'Open the newest',
  showAll: 'Show all',
  request: 'Tell a case worker now',
  requested: '{name} told the case workers at {time}.',
  requestedOnScreen:
    '{name} asked for a case worker at {time}. Their screens show it, but this server sends no messages: please call.',
  requestFailed: 'The case workers were not told. Please call the person on call.',
  onCall: 'On call:',
  noPhone: 'no phone number',
  nobodyOnCall: 'Nobody is on call.',
  nameless: 'A case worker can see the name',
  restricted: 'Restricted case: give a reason to open it',
  needsReview: 'Needs review',
  unread: 'Emergencies could not be loaded.',
  notification: 'An emergency came in. Please open the staff area.',
} as const satisfies Texts;
