// Work that colleagues assigned to the user, and notes that mention them.
import type { Texts } from '../../texts.ts';

export const fromColleagues = {
  title: 'From your colleagues',
  hint: 'Leaves this list when you open it.',
  assigned: {
    member: '{by} gave you {name}’s case',
    submission: '{by} gave you the submission from {name}',
    contact: '{by} gave you the message from {name}',
    reminder: '{by} gave you a follow-up in {name}’s case',
  },
  mentioned: '{by} mentioned you in {name}’s case',
  several: 'Your colleagues gave you {count} things to look at',
  open: 'Open',
} as const satisfies Texts;
