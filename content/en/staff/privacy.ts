// Erasing, copying and keeping what is about people.
import type { Texts } from '../../texts.ts';

export const privacyTexts = {
  confirm: {
    title: 'Is it still you?',
    description: 'This needs you to show who you are once more. It then counts for 10 minutes.',
    press: 'Go on',
    password: 'Your password',
    hint: 'Once more, so that nobody does this at a screen that was left open.',
  },
  person: {
    erase: 'Erase…',
    eraseTitle: 'Erase the {what} of {name}?',
    eraseTexts: {
      member:
        'Name, contact, answers, notes and history go from every table, for good. What stays is one in the counts: the kind of help, the area, the month.',
      submission:
        'Name, contact, answers, notes and replies go from every table, for good. What stays is one in the counts: the kind of form, the programs, the dates.',
      contact:
        'Name, contact, the message, notes and replies go from every table, for good. What stays is one in the counts: when it came and when it was answered.',
      donation:
        'Name, contact and tribute go from every table, for good. What stays is one in the counts: the amount, how often and the date.',
    },
    eraseBackups: 'Backups lose it as they run out.',
    erasePress: 'Erase for good',
    reason: 'Why',
    alsoErase: 'Also erase',
    erased: 'Erased',
    eraseFailed: 'It was not erased.',
    erasedOn: 'This was erased on {date}. Only what is counted is left.',
    hold: 'Hold…',
    copy: 'Copy for the person…',
    copyTitle: 'Everything we have about this person',
    copyText:
      'One file to read, print or hand over. Read it first: a note may tell of somebody else. That you made it is noted.',
    copyPress: 'Make the file',
    alsoCopy: 'Also put in',
    copyFailed: 'The file was not made.',
    row: '{what} of {date}: {name}',
  },
  screen: {
    title: 'Privacy',
    intro: 'What is kept of people and for how long, who read it, and whether it is safe.',
  },
  retention: {
    title: 'How long we keep what',
    intro:
      'Our privacy page promises these periods. You can make one shorter, never longer. What becomes due stands below for 30 days before it is erased.',
    rules: {
      cases: 'Closed cases, after the last work on them',
      forms: 'Forms to get involved, after the last work on them',
      messages: 'Messages, after they came or were answered',
      pledges: 'Pledges',
      'set-aside': 'What was set aside as spam',
    },
    months: 'Months',
    change: 'Change',
    changeTitle: 'Keep for how long?',
    changeText: 'At most {promised} months. What becomes due by it goes in 30 days.',
    changed: 'Changed',
    changeFailed: 'The period was not changed.',
    next: 'What goes next',
    none: 'Nothing goes in the next 30 days.',
    goes: '{what}: {name}, on {date}',
    hold: 'Hold',
    holdOf: 'Hold {name}',
    holdTitle: 'Keep the {what} of {name} for now?',
    holdText: 'Nobody can erase it until the hold is ended.',
    why: 'Why',
    holdFailed: 'It was not put on hold.',
    held: 'On hold',
    heldBy: '{what}: {name}. {reason} ({by}, {date})',
    end: 'End the hold',
    endOf: 'End the hold of {name}',
    ended: 'The hold is ended',
    endFailed: 'The hold was not ended.',
    lastRun: 'Last looked through on {date}.',
    neverRun: 'Not looked through yet: it happens once a day.',
  },
  readers: {
    title: 'Who opened this case',
    show: 'Show',
    hide: 'Hide',
    showAll: 'Show who opened this case',
    hideAll: 'Hide who opened this case',
    reader: '{name}: opened {opened}×, in lists {listed}×, carried away {exported}×, last on {at}',
  },
  review: {
    title: 'Who read what',
    intro:
      'Every look at a person’s data is noted. Once a month somebody looks through it: does each number fit the work?',
    month: 'Month',
    open: '{month} (not looked through)',
    nobody: 'Nobody read anything in this month.',
    person:
      '{name}: opened {opened}× ({people} people), {lists} lists, {searches} searches, {exports} exports with {exportedRows} rows',
    tick: 'I have looked through it',
    reviewed: 'Looked through by {name} on {date}.',
    done: 'Noted',
    failed: 'It was not noted.',
  },
  checks: {
    title: 'What runs by itself',
    intro:
      'The logs are sealed and read again every day. Where a folder for backups is set, one is made every day and restored into an empty database to see that it can be.',
    none: 'Nothing has run yet.',
    noBackup: 'No backup has been made by itself yet. Whoever runs the server sets BACKUP_DIR.',
    names: { log: 'Check of the logs.', backup: 'Backup.', drill: 'Restore drill.' },
    good: 'Good on {at}: {detail}',
    bad: 'NOT good on {at}: {detail}',
    late: 'It has not run since. Whoever runs the server looks whether it still runs.',
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
      attempts: 'When we tried to reach you',
      replies: 'Our replies',
      messages: 'Mail to you',
      history: 'What was done with it, and when',
    },
  },
} as const satisfies Texts;
