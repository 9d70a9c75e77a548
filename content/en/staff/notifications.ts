import type { Texts } from '../../texts.ts';

export const notifications = {
  title: 'My notifications',
  intro:
    'Choose how we notify you. Messages contain no names. They say that something is waiting, and where.',
  mine: 'How to notify me',
  email: 'Email address',
  emailHint: 'Without one, nothing is sent to you.',
  phone: 'Mobile number',
  phoneHint: 'Only for emergencies while you are on call, where this server sends texts.',
  pace: 'New applications, submissions, and messages from people in my cases',
  digest: 'Send me a summary each workday morning: responses due and overdue follow-ups',
  onCall: 'I am on call: notify me of emergencies at once, day and night',
  submit: 'Save',
  saved: 'Saved',
  failed: 'Your notifications were not changed.',
  browser: 'In this browser',
  sound: 'Play a sound when an emergency comes in',
  desktop: 'Show a desktop notification when an emergency comes in',
  desktopDenied: 'This browser does not allow notifications for this site.',
  people: 'Who is on call',
  peopleIntro:
    'Each on-call person gets a message about every new emergency, and a summary every 15 minutes while one is unopened.',
  nobody: 'Nobody on call can be notified. Emergencies go only to the shared staff email.',
  notReachable: 'no address yet',
  textsStopped: 'this number replied STOP, so it gets no texts',
  put: 'Put {name} on call',
  changed: '{name} is now on call',
  changedOff: '{name} is no longer on call',
  changeFailed: 'Who is on call was not changed.',
} as const satisfies Texts;
