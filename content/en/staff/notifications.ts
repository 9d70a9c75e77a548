import type { Texts } from '../../texts.ts';

export const notifications = {
  title: 'My notifications',
  intro:
    'How you hear of what is new. Messages name nobody: they say that something waits, and where.',
  mine: 'How I hear of things',
  email: 'E-mail address',
  emailHint: 'Without one, nothing is sent to you.',
  phone: 'Mobile number',
  phoneHint: 'Only for emergencies while you are on call, where this server sends texts.',
  pace: 'New applications, submissions and messages of people whose case I have',
  digest: 'A digest when the office opens, each working day: responses due, follow-ups overdue',
  onCall: 'I am on call: tell me of emergencies at once, day and night',
  submit: 'Save',
  saved: 'Saved',
  failed: 'Your notifications were not changed.',
  browser: 'In this browser',
  sound: 'Play a sound when an emergency comes in',
  desktop: 'Show a notification of this computer when an emergency comes in',
  desktopDenied: 'This browser does not allow notifications for this site.',
  people: 'Who is on call',
  peopleIntro:
    'Each on-call person gets a message about every new emergency, and a summary every 15 minutes while one is unopened.',
  nobody: 'Nobody on call can be told. Emergencies are sent to the inbox of the staff alone.',
  notReachable: 'no address yet',
  textsStopped: 'the number answered STOP, no texts go to it',
  put: 'Put {name} on call',
  changed: '{name} is now on call',
  changedOff: '{name} is no longer on call',
  changeFailed: 'Who is on call was not changed.',
} as const satisfies Texts;
