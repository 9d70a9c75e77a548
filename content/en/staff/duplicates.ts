import type { Texts } from '../../texts.ts';

export const duplicates = {
  title: 'Possible duplicates',
  intro: 'Is it the same person? A merge makes one case of two, and can be undone.',
  listIntro:
    'Each pair may be one person with two cases. The most similar pairs come first. New and changed cases are compared within a minute.',
  pair: '{one} and {other}',
  looksLike: 'Looks like {name}',
  since: 'member since {day}',
  compare: 'Open the other case',
  merge: 'Compare and merge…',
  different: 'Not the same person',
  sameHousehold: 'Same household',
  undo: 'Undo the answer',
  answered: {
    different: 'Noted as different people. The pair will not be proposed again.',
    'same-household':
      'Noted as one household, which you can correct on either case. The pair will not be proposed again.',
  },
  undone: 'The answer was removed.',
  by: '{answer}, {by}, {day}',
  gone: 'One of these cases was merged or erased. Reload the page.',
  unread: 'Possible duplicates could not be loaded.',
  failed: 'The answer was not saved.',
  show: 'Show',
  states: { open: 'To review', answered: 'Answered' },
  empty: 'No possible duplicates.',
  emptyAnswered: 'No answers yet.',
  answerAbout: 'Possible duplicate of case {id}',
  details: { dateOfBirth: 'Date of birth', phone: 'Phone', email: 'Email', address: 'Address' },
} as const satisfies Texts;
