// The contact log: attempts to reach a person, and their outcomes.
import type { Texts } from '../../texts.ts';

export const contactLog = {
  open: 'Log a contact',
  openFor: 'Log a contact with {name}',
  withNote: 'Add a note or date…',
  ask: {
    reached: '{name}: reached',
    'no-answer': '{name}: no answer',
    voicemail: '{name}: message left',
  },
  oneTap: { reached: 'Reached', 'no-answer': 'No answer', voicemail: 'Message left' },
  reached: 'Logged: reached',
  missed: 'Logged: {outcome}',
  tryAgain: 'Next try: {moment}.',
  failed: 'The contact was not logged.',
  undone: 'The contact was undone',
  undoFailed: 'The contact was not undone.',
  title: 'Contacts',
  none: 'Nobody has tried to reach this person yet.',
  by: '{name}, {moment}',
  next: 'Next try {moment}',
  undo: 'Undo: {what}',
  correct: 'Correct: {what}',
  correctFor: 'Correct: {name} was not reached',
  form: {
    title: 'Log a contact',
    kind: 'How',
    outcome: 'How it went',
    note: 'Note',
    date: 'Next try on',
    dateHint: 'If empty: the next workday.',
    submit: 'Log contact',
  },
} as const satisfies Texts;
