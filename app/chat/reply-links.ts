// Finds the links in a plain-text reply: pages of this site, the organization's own URLs, email, phone
// numbers and crisis lines.
import { type Language, localizePath } from '#content/languages';
import type { Organization } from '#content/shape';

/** Names of pages by their address without a query. */
export type PageNames = Readonly<Record<string, string>>;
export type ReplyPart = { text: string; href?: string; label?: string };

/**
 * Calling and texting the lifeline in English and Spanish, on any page: a caller may be unable to speak
 * aloud.
 */
const lifelineBy =
  /\b(call|llame)(?= (?:or|o) [^.,;:]*?\btext(?:o al)? 988)|\b(text 988|(?:mande [^.,;:]*?)?\btexto al 988|(?:texto|palabra) AYUDA al 988)/gi;
/** A number without spaces around it, in scripts that use none. */
const number = /^(.*?)(?<![!-~])(911|988|211|\d{3}-\d{3}-\d{4})(?![!-~])(.*)$/s;

const phone = /^(\+?1-)?\d{3}-\d{3}-\d{4}$/;
const page = /^\/[a-z][\w-]+(\/[\w-]+)*(\?[\w=&-]+)?(#[\w-]+)?$/;
const mail = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** Link target of a word, if any. */
function hrefOf(word: string, { crisis, links, social }: Organization): string | undefined {
  if (word === '911') return crisis.emergency.href;
  if (word === '988') return crisis.lifeline.call.href;
  if (word === '211') return 'tel:211';
  if (page.test(word)) return word;
  if (mail.test(word)) return `mailto:${word}`;
  if (phone.test(word)) return `tel:+1${word.replace(/\D/g, '').slice(-10)}`;
  const known: readonly string[] = [...Object.values(links), ...social.map(({ href }) => href)];
  return known.includes(word) ? word : undefined;
}

export function splitReply(
  reply: string,
  organization: Organization,
  pages: PageNames = {},
): ReplyPart[] {
  const { lifeline } = organization.crisis;
  const partsIn = (text: string) =>
    wordParts(text, (word) => hrefOf(word, organization)).map((part) => {
      const name = pages[part.href?.replace(/[?#].*$/, '') ?? ''];
      return name === undefined ? part : { ...part, text: name };
    });
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const { 0: text, 1: call, index } of reply.matchAll(lifelineBy)) {
    const { href } = call === undefined ? lifeline.text : lifeline.call;
    parts.push(...partsIn(reply.slice(end, index)), {
      ...{ text, href },
      ...(call !== undefined && { label: lifeline.call.text }),
    });
    end = index + text.length;
  }
  return [...parts, ...partsIn(reply.slice(end))];
}

/** Replaces page paths by full URLs, for text that leaves the site. */
export function withFullAddresses(text: string, origin: string, language: Language): string {
  return wordParts(text, (word) => (page.test(word) ? localizePath(language, word) : undefined))
    .map(({ text: part, href }) => (href === undefined ? part : `${origin}${href}`))
    .join('');
}

function wordParts(text: string, hrefOfWord: (word: string) => string | undefined): ReplyPart[] {
  const parts: ReplyPart[] = [];
  for (const piece of text.split(/(\s+)/)) {
    const [, before = '', word = '', after = ''] =
      number.exec(piece) ?? /^([("'¡¿]*)(.*?)([.,;:!?)"']*)$/s.exec(piece) ?? [];
    const href = hrefOfWord(word);
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

/** Splits off the first sentence of an emergency reply, which names 911 or 988. */
export function splitUrgentSentence(reply: string): { first: string; rest: string } | undefined {
  const first = /^[^.!?。።]*\b(?:911|988)\b[^.!?。።]*[.!?。።]/.exec(reply)?.[0];
  return first === undefined ? undefined : { first, rest: reply.slice(first.length).trim() };
}

/** Links for the emergency lines, starting with the one that the sentence names first. */
export function findEmergencyLinks(
  sentence: string,
  { emergency, lifeline }: Organization['crisis'],
) {
  const byLifeline = [lifeline.call, lifeline.text];
  const is911First = /911|988/.exec(sentence)?.[0] === '911';
  return is911First ? [emergency, ...byLifeline] : [...byLifeline, emergency];
}
