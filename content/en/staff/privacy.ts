// Erasing, copying and keeping what is about people.
import type { Texts } from '../../texts.ts';

export const privacyTexts = {
  confirm: {
    password: 'Your password',
    hint: 'Once more, so that nobody does this at a screen that was left open.',
  },
  person: {
    erase: 'Erase…',
    eraseTitle: 'Erase this person?',
    eraseText:
      'Name, contact, answers, notes and history go from every table, for good. What stays is one in the counts: the kind of help, the area, the month. Backups lose it as they run out.',
    erasePress: 'Erase for good',
    reason: 'Why',
    alsoErase: 'Also erase',
    erased: 'Erased',
    eraseFailed: 'It was not erased.',
    erasedOn: 'This was erased on {date}. Only what is counted is left.',
    copy: 'Copy for the person…',
    copyTitle: 'Everything we have about this person',
    copyText:
      'One file to read, print or hand over. Read it first: a note may tell of somebody else. That you made it is noted.',
    copyPress: 'Make the file',
    alsoCopy: 'Also put in',
    copyFailed: 'The file was not made.',
    row: '{what} of {date}: {name}',
  },
  copy: {
    title: 'What {organisation} has stored about {name}',
    intro:
      'Made on {moment}. It holds everything that is stored under this name and what staff wrote about it.',
    sections: {
      member: 'Case',
      submission: 'Form sent',
      contact: 'Message sent',
      donation: 'Pledge',
      records: 'Services',
      notes: 'Notes',
      reminders: 'Reminders',
      alerts: 'Alerts',
      replies: 'Our replies',
      messages: 'Mail to you',
      history: 'What was done with it, and when',
    },
  },
} as const satisfies Texts;
