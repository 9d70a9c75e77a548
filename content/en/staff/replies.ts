import type { Texts } from '../../texts.ts';

export const replies = {
  title: 'Replies',
  form: 'New reply',
  label: 'Write a reply',
  hint: 'It is sent by mail from here, with our name and number under it. Its subject carries the reference, and an answer to it comes to our inbox.',
  send: 'Send the reply',
  stored: 'The reply is waiting to be sent',
  noMail:
    'Mail is not set up on this server, so you cannot send a reply from here. Write from your own mail program, or call. Then log it under “Contacts” above: the response clock runs until then.',
  draft: 'Write in my mail program',
  call: 'Call {phone}',
  notSent: 'This reply was not sent.',
  unsent: ['Your reply of {moment} was not sent.', '{count} of your replies were not sent.'],
  open: 'Open it',
  openNewest: 'Open the newest',
  failed: 'The reply was not sent.',
  by: '{name}, {moment}',
  readyTitle: 'Ready replies',
  ready: { touch: 'We will be in touch', hours: 'When we are open', more: 'Please tell us more' },
} as const satisfies Texts;
