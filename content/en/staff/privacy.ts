// Erasing, exporting and retaining personal data.
import type { Texts } from '../../texts.ts';

export const privacyTexts = {
  confirm: {
    title: 'Confirm that it is you',
    description: 'Confirm who you are. The confirmation lasts 10 minutes.',
    press: 'Continue',
    password: 'Your password',
    hint: 'We ask again so that nobody else can do this on a screen that was left open.',
  },
  person: {
    erase: 'Erase…',
    inRow: { copy: 'Copy…', hold: 'Hold…', erase: 'Erase…' },
    eraseTitle: 'Erase the {what} of {name}?',
    eraseTexts: {
      member:
        'This erases the name, contact details, answers, notes, and history for good. Only numbers for reports stay: the kind of help, the area, the age in steps of ten years, how it came and ended, and the dates.',
      submission:
        'This erases the name, contact details, answers, notes, and replies for good. Only numbers for reports stay: the kind of form, its language, the programs, how it ended, and the dates.',
      contact:
        'This erases the name, contact details, message, notes, and replies for good. Only numbers for reports stay: its language, when it came, and when and by whom it was answered.',
      donation:
        'This erases the name, contact details, and tribute for good. Only numbers for reports stay: the amount, how often, and the date.',
      subscriber:
        'This erases the address for good, and it gets no more updates. Only numbers for reports stay: the language and the dates.',
    },
    eraseBackups: 'It disappears from backups as they expire.',
    erasePress: 'Erase for good',
    reason: 'Why',
    alsoErase: 'Also erase',
    erased: 'Erased',
    eraseFailed: 'It was not erased.',
    erasedOn: 'This was erased on {date}. Only numbers for reports are left.',
    hold: 'Hold…',
    copy: 'Copy for the person…',
    copyTitle: 'Everything we have about this person',
    copyText:
      'One file to read, print, or hand over. Read it first, because a note may mention someone else. The copy is recorded in the history.',
    copyPress: 'Create file',
    alsoCopy: 'Also include',
    copyFailed: 'The file was not created.',
    row: '{what} of {date}: {name}',
  },
  screen: {
    title: 'Privacy',
    intro: 'What we store about people and for how long, who read it, and whether backups work.',
  },
  retention: {
    title: 'How long we keep data',
    intro:
      'Our privacy page promises these periods. You can make one shorter, but not longer. Each record is listed below for 30 days before it is erased.',
    rules: {
      cases: 'Closed cases, after the last change',
      forms: 'Submissions, after the last change',
      messages: 'Messages, after the last change',
      pledges: 'Pledges',
      'needs-review': 'Items that need review, if nobody marks them as genuine',
    },
    months: 'Months',
    change: 'Change',
    changeTitle: 'How long do we keep these?',
    changeText: 'At most {promised} months. Records past this period are erased in 30 days.',
    changed: 'Changed',
    changeFailed: 'The period was not changed.',
    next: 'What goes next',
    none: 'Nothing will be erased in the next 30 days.',
    holdHint: 'A hold keeps a record from being erased until somebody ends the hold.',
    goes: '{what}: {name}, on {date}',
    find: 'Find by name',
    findHint: 'Name, email, or reference',
    notFound: 'No match among what goes in the next 30 days.',
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
    ended: 'The hold was ended',
    endedText: 'If its period is over, it is listed above for 30 days before it is erased.',
    endFailed: 'The hold was not ended.',
    lastRun: 'Last checked on {date}.',
    neverRun: 'Not checked yet. The check runs once a day.',
  },
  readers: {
    title: 'Who opened this case',
    show: 'Show',
    hide: 'Hide',
    showAll: 'Show who opened this case',
    hideAll: 'Hide who opened this case',
    reader: '{name}: opened {opened}×, in lists {listed}×, exported {exported}×, last on {at}',
  },
  review: {
    title: 'Who read what',
    intro:
      'We record every time staff read a person’s data. Once a month, an owner checks whether the numbers fit the work.',
    month: 'Time',
    today: 'Today',
    nobodyToday: 'Nobody has read anything today.',
    open: '{month} (not reviewed)',
    nobody: 'Nobody read anything in this month.',
    person:
      '{name}: opened {opened}× ({people} people), {lists} lists, {searches} searches, {exports} exports with {exportedRows} rows',
    tick: 'Mark as reviewed',
    reviewed: 'Reviewed by {name} on {date}.',
    done: 'Marked as reviewed',
    failed: 'It was not marked as reviewed.',
  },
  checks: {
    title: 'Automatic checks',
    intro:
      'If a backup folder is set, the server makes a backup every day and restores it into an empty database to test it.',
    none: 'Nothing has run yet.',
    noBackup:
      'No backup has been made automatically yet. The person who runs the server must set BACKUP_DIR.',
    names: {
      backup: 'Backup.',
      drill: 'Restore test.',
      rewrite: 'Erased texts in the data folder.',
      'server-files': 'Erased texts on the PostgreSQL server.',
    },
    good: 'Good on {at}: {detail}',
    actionNeeded: 'Action needed since {at}: {detail}',
    bad: 'FAILED on {at}: {detail}',
    late: 'It has not run since. Ask the person who runs the server to check it.',
  },
  copy: {
    title: 'What {organization} has stored about {name}',
    intro:
      'Made on {moment}. It holds everything that is stored under this name and what staff wrote about it.',
    sections: {
      member: 'Case',
      merged: 'Case merged into this one, as it was before',
      submission: 'Form sent',
      contact: 'Message sent',
      donation: 'Pledge',
      subscriber: 'Newsletter sign-up',
      replies: 'Our replies',
      messages: 'Mail to you',
      holds: 'Why it must not be erased for now',
      stops: 'Your number replied STOP to our texts',
      history: 'What was done with it, and when',
    },
  },
} as const satisfies Texts;
