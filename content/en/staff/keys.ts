// Keyboard shortcuts for lists and profiles.
import type { Texts } from '../../texts.ts';

export const keys = {
  title: 'Keyboard',
  open: 'Keyboard',
  intro: 'These keys work on lists and cases, but not while you type.',
  use: 'Use single keys',
  useHint: 'When off, only Ctrl shortcuts, F8, and Esc work.',
  list: 'What each key does',
  does: {
    j: 'Next row or entry',
    k: 'Previous row or entry',
    Enter: 'Open it',
    e: 'Edit it, or take its next step',
    r: 'Reply, or record something in the case',
    '/': 'Search this list, or find anything',
    '?': 'Show these keys',
  },
  nameKeys: 'A–Z 0–9',
  byName: 'A capital letter or digit starts a search for a name, reference, or number',
  send: 'Send or add your text',
  quickFind: 'Find people, submissions, messages, and screens',
  toasts: 'Go to the notification',
  escape: 'Close the dialog or menu',
} as const satisfies Texts;
