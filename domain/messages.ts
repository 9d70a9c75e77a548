// Vocabularies of outgoing messages: channels, kinds and states. Content holds the texts.
import { foldText } from './text/text.ts';
import { createEnum } from './vocabulary.ts';

export const messageChannels = createEnum(['email', 'text']);
export type MessageChannel = keyof typeof messageChannels;

export const messageKinds = createEnum([
  'emergency',
  'emergency-digest',
  'news',
  'assigned',
  'mentioned',
  'notice',
  'digest',
  'thanks',
  'reply',
  'subscribe',
  'update',
]);
export type MessageKind = keyof typeof messageKinds;

export const messageStates = createEnum(['waiting', 'sending', 'sent', 'failed', 'withdrawn']);
export type MessageState = keyof typeof messageStates;

/** How soon a staff member is notified of new items. */
export const notificationPaces = createEnum(['at-once', 'hourly', 'morning']);
export type NotificationPace = keyof typeof notificationPaces;

/** The rows that a reply or an emergency can be about. */
export const threadSubjects = createEnum(['contact', 'submission']);
export type ThreadSubject = keyof typeof threadSubjects;
export const emergencySubjects = createEnum(['member', 'contact', 'submission']);
export type EmergencySubject = keyof typeof emergencySubjects;

/** A colleague's actions of which a staff member is notified. */
export const colleagueNoticeKinds = createEnum(['assigned', 'mentioned']);
export const colleagueNoticeSubjects = createEnum([
  'member',
  'submission',
  'contact',
  'reminder',
  'progress-note',
]);
export type ColleagueNoticeSubject = keyof typeof colleagueNoticeSubjects;

/** Rows whose viewers are shown to other staff. */
export const presenceSubjects = ['member', 'submission', 'contact', 'event'] as const;
export type PresenceSubject = (typeof presenceSubjects)[number];

/** Values for a message's text: never a name, a need or a quote, except in a reply. */
export type MessageParams = Record<string, string | number>;

/**
 * "+1804…" as text providers require; undefined unless the number is North American or starts with +.
 */
export function toTextNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return /^\d{8,15}$/.test(digits) ? `+${digits}` : undefined;
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `+1${local}` : undefined;
}

/** Usernames mentioned as @name, without repeats, in lower case. */
export function findMentions(text: string): string[] {
  const found = text.matchAll(/(?:^|[\s(])@([a-z0-9][a-z0-9._-]{1,39})/gi);
  return [...new Set([...found].map(([, name = '']) => name.toLowerCase().replace(/[._-]+$/, '')))];
}

const stopWords = [
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  ...['alto', 'parar', 'pare', 'basta', 'cancelar', 'fin', 'salir', 'no mas'],
];
const startWords = ['start', 'unstop', 'yes', 'iniciar', 'empezar', 'comenzar', 'si'];

/** Returns the command of a text message that consists of one known word. */
export function parseTextCommand(text: string): 'stop' | 'start' | undefined {
  const said = foldText(text)
    .replace(/[^\p{L} ]/gu, '')
    .replace(/\b(please|thanks|por favor|gracias)\b/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (stopWords.includes(said)) return 'stop';
  return startWords.includes(said) ? 'start' : undefined;
}
