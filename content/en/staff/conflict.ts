// Shown to the second of two people who changed the same row.
import type { Texts } from '../../texts.ts';

export const conflict = {
  notDone: 'Not changed',
  notDoneTo: 'Not changed: {row}',
  changed: '{name} changed this while you had it open.',
  changedAt: '{name} changed this while you had it open ({moment}).',
  somebody: 'Somebody else',
  nothingLost: 'Nothing was saved yet, and nothing that you typed is lost.',
  field: 'What',
  now: 'Now',
  yours: 'Yours',
  wanted: 'You wanted',
  nothing: '(empty)',
  takeNow: 'Take what is there now: {field}',
  takeNowShort: 'Take this',
  takenOver: 'Also changed, and taken over into your form: {fields}.',
  saveMine: 'Save mine all the same',
  leave: 'Leave it as it is',
  again: 'Change it all the same',
} as const satisfies Texts;
