import type { Texts } from '../../texts.ts';

export const live = {
  presence: {
    one: '{name} has this open too.',
    many: '{names} have this open too.',
  },
  changedBy: '{name} changed this while you were typing. What you typed is still here.',
  somebody: 'Somebody else',
  noMail: 'No mail goes out: this server has no mail server set.',
  trouble: 'Mail is not going out: the mail server refuses us ({code}). Every message is kept.',
} as const satisfies Texts;
