// Messages to people: how they travel, what they are about, and how each ended. What they say is content.
import { foldText } from './text/text.ts';
import { namedByThemselves } from './vocabulary.ts';

export const messageChannels = namedByThemselves(['email', 'text']);
export type MessageChannel = keyof typeof messageChannels;

export const messageKinds = namedByThemselves([
  'emergency',
  'emergency-digest',
  'news',
  'assigned',
  'mentioned',
  'notice',
  'digest',
  'thanks',
  'reply',
]);
export type MessageKind = keyof typeof messageKinds;

export const messageStates = namedByThemselves([
  'waiting',
  'sending',
  'sent',
  'failed',
  'withdrawn',
]);
export type MessageState = keyof typeof messageStates;

/** How soon a person hears of what is new. */
export const paces = namedByThemselves(['at-once', 'hourly', 'morning']);
export type Pace = keyof typeof paces;

/** What a reply or an emergency can be about. */
export const threadSubjects = namedByThemselves(['contact', 'submission']);
export type ThreadSubject = keyof typeof threadSubjects;
export const emergencySubjects = namedByThemselves(['member', 'contact', 'submission']);
export type EmergencySubject = keyof typeof emergencySubjects;

/** What a person can have open so that others are told. */
export const openedSubjects = ['member', 'submission', 'contact', 'event'] as const;
export type OpenedSubject = (typeof openedSubjects)[number];

/** What the text of a message is filled with. Never a name, a need or what somebody wrote, but for a reply. */
export type MessageParams = Record<string, string | number>;

/** "+1804…", as a text provider wants it; undefined where it is no number of this country or with a plus. */
export function textNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return /^\d{8,15}$/.test(digits) ? `+${digits}` : undefined;
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `+1${local}` : undefined;
}

/** Names written as @name, each once, lower case. */
export function mentionsIn(text: string): string[] {
  const found = text.matchAll(/(?:^|[\s(])@([a-z0-9][a-z0-9._-]{1,39})/gi);
  return [...new Set([...found].map(([, name = '']) => name.toLowerCase().replace(/[._-]+$/, '')))];
}

const stopWords = [
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  ...['alto', 'parar', 'pare', 'basta', 'cancelar', 'fin', 'salir', 'no mas'],
];
const startWords = ['start', 'unstop', 'yes', 'iniciar', 'empezar', 'comenzar', 'si'];

/** What somebody who writes back by text wants of us: the whole message is one of the known words. */
export function textWish(text: string): 'stop' | 'start' | undefined {
  const said = foldText(text)
    .replace(/[^\p{L} ]/gu, '')
    .replace(/\b(please|thanks|por favor|gracias)\b/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (stopWords.includes(said)) return 'stop';
  return startWords.includes(said) ? 'start' : undefined;
}
