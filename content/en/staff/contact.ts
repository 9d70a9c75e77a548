// How to contact a member safely.
import type { Texts } from '../../texts.ts';

export const contact = {
  call: 'Call',
  text: 'Text',
  mail: 'E-mail',
  cautionTitle: 'Before you reach out:',
  noVoicemail: 'No voicemail',
  noText: 'No texts',
  textsStopped: 'This number answered STOP: no texts go to it',
  stopUnread:
    'Whether this number answered STOP could not be loaded. Until it is known, no texts go to it.',
  sayNothing: 'Do not say who is calling',
  notAsked: 'Ask first which way is safe',
  wants: 'Asked for: {way}',
  ownWords: 'In their own words: “{words}”',
  title: 'Safe contact',
  intro: 'What this person told us about calls, texts and mail.',
  unknown: 'Not asked yet',
  yes: 'Yes',
  no: 'No',
  note: 'Note',
  noteHint: 'For example: call before 3 PM; use the work number.',
} as const satisfies Texts;
