import type { Texts } from '../../texts.ts';

export const live = {
  presence: {
    one: '{name} has this open too.',
    many: '{names} have this open too.',
  },
  changedBy: '{name} changed this while you were typing. What you typed is still here.',
  somebody: 'Someone else',
  noMail: 'Email is not set up on this server, so no messages are sent.',
  trouble: 'Email is not being sent: the mail server refuses it ({code}). No message is lost.',
} as const satisfies Texts;
