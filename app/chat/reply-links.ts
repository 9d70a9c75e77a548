// Finds what can be followed in a plain-text reply: pages of this site, addresses the organisation itself
// names, e-mail, phone numbers and the crisis lines. Everything else stays text.
import { organisation } from '#content/en/organisation';

export type ReplyPart = { text: string; href?: string; label?: string };

const { crisis, links, social } = organisation;
const { emergency, lifeline } = crisis;
const knownAddresses = new Set<string>([
  ...Object.values(links),
  ...social.map((profile) => profile.href),
]);

/** "Call or text 988" are two ways to the same line, in English and in Spanish. */
const callOrText = /\b(call|llame)( or | o )([^.,;:]*?\btext(?:o al)? 988)/i;

const kinds: readonly { pattern: RegExp; href: (text: string) => string | undefined }[] = [
  { pattern: /^911$/, href: () => emergency.href },
  { pattern: /^988$/, href: () => lifeline.call.href },
  { pattern: /^211$/, href: () => 'tel:211' },
  { pattern: /^\/[a-z][\w-]+(\/[\w-]+)*(\?[\w=&-]+)?(#[\w-]+)?$/, href: (path) => path },
  {
    pattern: /^https:\/\//,
    href: (address) => (knownAddresses.has(address) ? address : undefined),
  },
  { pattern: /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, href: (address) => `mailto:${address}` },
  {
    pattern: /^(\+?1-)?\d{3}-\d{3}-\d{4}$/,
    href: (number) => `tel:+1${number.replace(/\D/g, '').slice(-10)}`,
  },
];

export function replyParts(reply: string): ReplyPart[] {
  const found = callOrText.exec(reply);
  if (found === null) return wordParts(reply);
  const [phrase, call = '', or = '', text = ''] = found;
  return [
    ...wordParts(reply.slice(0, found.index)),
    { text: call, href: lifeline.call.href, label: lifeline.call.text },
    { text: or },
    { text, href: lifeline.text.href },
    ...replyParts(reply.slice(found.index + phrase.length)),
  ];
}

/** The text with the pages of this site at their full addresses: whoever gets it is not on the site. */
export function withFullAddresses(text: string, origin: string): string {
  return wordParts(text)
    .map(({ text: part, href }) => (href?.startsWith('/') ? `${origin}${href}` : part))
    .join('');
}

function wordParts(text: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  for (const piece of text.split(/(\s+)/)) {
    const [, before = '', word = '', after = ''] =
      /^([("'¡¿]*)(.*?)([.,;:!?)"']*)$/s.exec(piece) ?? [];
    const href = kinds.find(({ pattern }) => pattern.test(word))?.href(word);
    if (href === undefined) addText(parts, piece);
    else {
      addText(parts, before);
      parts.push({ text: word, href });
      addText(parts, after);
    }
  }
  return parts;
}

function addText(parts: ReplyPart[], text: string): void {
  const last = parts.at(-1);
  if (last !== undefined && last.href === undefined) last.text += text;
  else if (text !== '') parts.push({ text });
}

/** A reply to somebody in danger begins with 911 or 988. Gives that sentence and the rest. */
export function urgentSentence(reply: string): { first: string; rest: string } | undefined {
  const first = /^[^.!?]*\b(?:911|988)\b[^.!?]*[.!?]/.exec(reply)?.[0];
  return first === undefined ? undefined : { first, rest: reply.slice(first.length).trim() };
}

/** Buttons for the lines, the one that the reply names first before the others. */
export function linesFor(sentence: string) {
  const byLifeline = [lifeline.call, lifeline.text];
  const is911First = /911|988/.exec(sentence)?.[0] === '911';
  return is911First ? [emergency, ...byLifeline] : [...byLifeline, emergency];
}
