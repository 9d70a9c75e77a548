// Keyboard shortcuts for lists and profiles.
import type { Texts } from '../../texts.ts';

export const keys = {
  title: 'Keyboard',
  open: 'Keyboard',
  intro: 'On every list and profile, never while you type.',
  use: 'Use single keys',
  useHint: 'Off, only those with Ctrl, F8 and Esc are left.',
  list: 'What each key does',
  does: {
    j: 'Next row or entry',
    k: 'Row or entry before',
    Enter: 'Open it',
    e: 'Edit it, or take its next step',
    r: 'Reply, or record something in the case',
    '/': 'Search this list, else find anything',
    '?': 'Show these keys',
  },
  nameKeys: 'A–Z 0–9',
  byName: 'A capital or a digit begins a name, reference or number: finds it',
  send: 'Send or add what is typed',
  quickFind: 'Find people, forms, messages and screens',
  toasts: 'Go to the notification',
  escape: 'Close what is open',
} as const satisfies Texts;
