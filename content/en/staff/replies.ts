import type { Texts } from '../../texts.ts';

export const replies = {
  title: 'Replies',
  form: 'New reply',
  label: 'Write a reply',
  hint: 'It is sent by mail from here, with our name and number under it. Its subject carries the reference, and an answer to it comes to our inbox.',
  send: 'Send the reply',
  sent: 'The reply is on its way',
  failed: 'The reply was not sent.',
  by: '{name}, {moment}',
  readyTitle: 'Ready replies',
  ready: { touch: 'We will be in touch', hours: 'When we are open', more: 'Please tell us more' },
} as const satisfies Texts;
