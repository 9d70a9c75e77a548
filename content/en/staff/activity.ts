// Sentences for audit log entries: subject → action → text.
import type { Texts } from '../../texts.ts';

export const activity = {
  sentences: {
    member: {
      received: '{name} applied for assistance',
      created: '{actor} added {name}',
      changed: '{actor} changed the case of {name}',
      completed: '{actor} closed the case of {name}',
      reopened: '{actor} reopened the case of {name}',
      viewed: '{actor} opened the profile of {name}',
      'opened-restricted': '{actor} opened the restricted case of {name}: “{note}”',
      linked: '{actor} said that {name} is also another case',
      seen: '{actor} opened the emergency of {name}',
      requested: '{actor} asked case workers to open the emergency of {name}',
      exported: '{actor} exported {note}',
      erased: '{actor} erased a case',
    },
    submission: {
      received: 'A {type} application arrived',
      started: '{actor} started a {type} application',
      completed: '{actor} completed a {type} application',
      answered: '{actor} answered a {type} application',
      replied: '{actor} wrote a reply to a {type} application',
      reopened: '{actor} reopened a {type} application',
      changed: '{actor} changed a {type} application',
      seen: '{actor} opened the emergency of a {type} application',
      requested: '{actor} asked case workers to open the emergency of a {type} application',
      exported: '{actor} exported {note}',
      erased: '{actor} erased a form',
    },
    contact: {
      received: 'A message arrived',
      answered: '{actor} answered a message',
      replied: '{actor} wrote a reply to a message',
      changed: '{actor} marked a message',
      seen: '{actor} opened an urgent message',
      requested: '{actor} asked case workers to open an urgent message',
      exported: '{actor} exported {note}',
      erased: '{actor} erased a message',
    },
    donation: {
      received: 'A pledge arrived',
      changed: '{actor} marked a pledge',
      exported: '{actor} exported {note}',
      erased: '{actor} erased a pledge',
    },
    event: {
      created: '{actor} made the event “{note}”',
      changed: '{actor} changed the event “{note}”',
      deleted: '{actor} deleted the event “{note}”',
    },
    reminder: {
      created: '{actor} set a reminder for {name}',
      changed: '{actor} changed a reminder for {name}',
      completed: '{actor} completed a reminder for {name}',
      reopened: '{actor} reopened a reminder for {name}',
    },
    alert: {
      created: '{actor} raised an alert for {name}',
      resolved: '{actor} resolved an alert for {name}',
      reopened: '{actor} reopened an alert for {name}',
    },
    'service-record': {
      created: '{actor} recorded a service for {name}',
      changed: '{actor} corrected a service record of {name}',
    },
    'progress-note': {
      created: '{actor} added a progress note for {name}',
      changed: '{actor} corrected a progress note of {name}',
    },
    'contact-attempt': {
      created: '{actor} tried to reach {name}. {note}',
      changed: '{actor} corrected a contact with {name}. {note}',
      deleted: '{actor} took back a contact with {name}. {note}',
      exported: '{actor} exported {note}',
    },
    'saved-view': {
      created: '{actor} saved the view “{note}”',
      changed: '{actor} changed the view “{note}”',
      deleted: '{actor} deleted the view “{note}”',
    },
    retention: {
      created: '{actor} put something on hold',
      changed: '{actor} changed how long something is kept',
      deleted: '{actor} ended a hold',
      completed: '{actor} looked through who read what',
    },
    checklist: { changed: '{actor} changed the site checklist' },
    outbox: { changed: '{actor} sent a message again' },
    check: {
      'check-failed': '{actor} found something not good: {note}',
      'review-full': '{note} forms over the limit wait for review; further ones are refused',
    },
    staff: {
      'sign-in-refused': 'A wrong sign-in as {note}',
      'new-device': '{note} signed in on a new device',
      'passkey-went-back':
        'A passkey of {note} counted backwards: it may have a copy. If so, reset it',
      'read-much': '{note}',
      'signed-in': '{actor} signed in',
      'signed-out': '{actor} signed out',
      created: '{actor} made a staff account',
      changed: '{actor} changed a staff account',
    },
  },
  actors: {
    system: 'The system',
    'command line': 'The command line',
    visitor: 'A visitor',
  },
  /** Sentences for the fields that an entry changed. */
  changes: {
    set: '{field} was set to {after}.',
    changed: '{field} changed from {before} to {after}.',
    cleared: '{field} was removed; it was {before}.',
    added: 'Added to {field}: {items}.',
    removed: 'Taken out of {field}: {items}.',
  },
  sampleData: 'Sample data was added',
  other: '{actor}: {action} {subject}',
  someone: 'somebody',
  /** Replaces a name. */
  erased: 'a person (since erased)',
  since: {
    'member received': [
      '1 new application for assistance',
      '{count} new applications for assistance',
    ],
    'submission received': ['1 new submission', '{count} new submissions'],
    'contact received': ['1 new message', '{count} new messages'],
    'donation received': ['1 new pledge', '{count} new pledges'],
    'member created': ['1 member added by others', '{count} members added by others'],
    'submission completed': [
      '1 submission completed by others',
      '{count} submissions completed by others',
    ],
    'alert resolved': ['1 alert resolved by others', '{count} alerts resolved by others'],
    'contact answered': ['1 message answered by others', '{count} messages answered by others'],
  },
  otherChanges: ['1 other change by colleagues', '{count} other changes by colleagues'],
} as const satisfies Texts;
