// Shown to the second of two people who changed the same row.
import type { Texts } from '../../texts.ts';

export const conflict = {
  notDone: 'Not changed',
  notDoneTo: 'Not changed: {row}',
  changed: '{name} changed this while you had it open.',
  changedAt: '{name} changed this while you had it open ({moment}).',
  somebody: 'Someone else',
  nothingLost: 'Nothing was saved yet, and nothing that you typed is lost.',
  field: 'Field',
  now: 'Now',
  yours: 'Yours',
  wanted: 'You wanted',
  nothing: '(empty)',
  takeNow: 'Use the current value: {field}',
  takeNowShort: 'Use this',
  takenOver: 'Also changed, and updated in your form: {fields}.',
  saveMine: 'Save mine anyway',
  leave: 'Leave it as it is',
  again: 'Change it anyway',
} as const satisfies Texts;
