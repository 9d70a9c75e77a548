import type { Texts } from '../../texts.ts';

export const live = {
  emergency: {
    label: 'Emergencies',
    title: 'Somebody may be in danger',
    member: 'An application came in {when}.',
    contact: 'A message came in {when}.',
    submission: 'A form came in {when}.',
    waiting: '{count} wait to be opened.',
    more: '{count} or more wait to be opened.',
    all: 'Show all',
    fewer: 'Show the newest',
    alike: 'It is one of {count} from one place.',
    open: 'Open it now',
    unread: 'Whether somebody may be in danger could not be loaded.',
    seenBy: 'Seen by {name}',
    notification: 'Something came in that cannot wait. Please open the staff area.',
  },
  presence: {
    one: '{name} has this open too.',
    many: '{names} have this open too.',
  },
  changedBy: '{name} changed this while you were typing. What you typed is still here.',
  somebody: 'Somebody else',
  noMail: 'No mail goes out: this server has no mail server set.',
  trouble: 'Mail is not going out: the mail server refuses us ({code}). Every message is kept.',
} as const satisfies Texts;
