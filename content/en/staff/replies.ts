import type { Texts } from '../../texts.ts';

export const replies = {
  title: 'Replies',
  form: 'New reply',
  label: 'Write a reply',
  hint: 'We email it with our name and phone number below it. The subject contains the reference, and the answer comes to our inbox.',
  send: 'Send reply',
  stored: 'Your reply will be sent',
  noMail:
    'Email is not set up on this server, so you cannot send a reply from here. Use your own email program, or call. Then log it under “Contacts” above. The response clock runs until then.',
  draft: 'Open my email program',
  call: 'Call {phone}',
  notSent: 'This reply was not sent.',
  unsent: ['Your reply of {moment} was not sent.', '{count} of your replies were not sent.'],
  open: 'Open it',
  openNewest: 'Open the newest',
  failed: 'The reply was not sent.',
  by: '{name}, {moment}',
  readyTitle: 'Reply templates',
  ready: { touch: 'We will be in touch', hours: 'When we are open', more: 'Please tell us more' },
} as const satisfies Texts;
