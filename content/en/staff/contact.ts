// How to contact a member safely.
import type { Texts } from '../../texts.ts';

export const contact = {
  call: 'Call',
  text: 'Text',
  mail: 'Email',
  cautionTitle: 'Before you reach out:',
  keptApart: 'Keep apart from another person: see the case',
  keptApartFrom: 'Keep apart from {name}',
  keptApartNote: 'Keep apart from {name}: {note}',
  noVoicemail: 'No voicemail',
  noText: 'No texts',
  textsStopped: 'This number replied STOP: no texts',
  stopUnread:
    'We could not check whether this number replied STOP. Until we know, you cannot text it.',
  sayNothing: 'Do not say who is calling',
  notAsked: 'Ask first how to contact them safely',
  wants: 'Prefers: {way}',
  ownWords: 'In their own words: “{words}”',
  title: 'Safe contact',
  intro: 'What this person told us about calls, texts, and email.',
  unknown: 'Not asked yet',
  yes: 'Yes',
  no: 'No',
  note: 'Note',
  noteHint: 'For example: call before 3 PM; use the work number.',
} as const satisfies Texts;
