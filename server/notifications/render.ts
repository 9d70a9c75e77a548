// Renders a stored message in its language. Text and HTML contain the same words.

import type { Language } from '#content/languages';
import type { Mail, ThankedItem } from '#content/mail-shape';
import type { SiteContent } from '#content/site-content';
import type { MessageChannel, MessageKind, MessageParams } from '#domain/messages';

export type StoredMessage = {
  channel: MessageChannel;
  kind: MessageKind;
  language: Language;
  params: MessageParams;
};
export type Rendered = { subject: string; text: string; html: string };

/** Links lead to `origin`. */
export function render(
  { channel, kind, language, params }: StoredMessage,
  origin: string,
  { contentOf }: SiteContent,
): Rendered {
  const { mail, organization } = contentOf(language);
  const { street, city, state, zip } = organization.address;
  const values = {
    organization: organization.name,
    phone: organization.phone.text,
    donate: organization.links.donate,
    address: `${street}, ${city}, ${state} ${zip}`,
    link: `${origin}${params.path ?? '/admin/dashboard'}`,
    what: countedIn(mail, params),
    ...params,
  };
  if (channel === 'text') {
    const line = isTextKind(kind) ? mail.text[kind] : mail.text.thanks;
    return { subject: '', text: fill(line, values), html: '' };
  }
  const { subject, lines } = textOf(mail, kind, params);
  const foot = kind === 'update' ? footOf(mail, params).map((line) => fill(line, values)) : [];
  const paragraphs = lines.flatMap((line) => fill(line, values).split(/\n{2,}/));
  const signature = mail.signature.map((line) => fill(line, values));
  const blocks = [...paragraphs, signature.join('\n'), ...foot];
  return {
    subject: oneLine(fill(subject, values)),
    text: blocks.join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>`,
      ...blocks.map((text) => `<p>${asHtml(text)}</p>`),
      '</body></html>',
    ].join('\n'),
  };
}

const isTextKind = (kind: MessageKind) => kind === 'emergency' || kind === 'emergency-digest';

type PublicKind = 'reply' | 'subscribe' | 'update';
const isToPublic = (kind: MessageKind): kind is PublicKind =>
  ['reply', 'subscribe', 'update'].includes(kind);

/** Explains why the reader gets the mail and how to end it, with the postal address that the law requires. */
function footOf({ foot }: Mail, { audience }: MessageParams) {
  return [foot[audience === 'volunteers' ? 'volunteers' : 'newsletter'], foot.address];
}

function textOf(mail: Mail, kind: MessageKind, params: MessageParams) {
  if (kind === 'thanks') return mail.thanks[params.what as ThankedItem];
  return isToPublic(kind) ? mail[kind] : mail.staff[kind];
}

/** Lists all counts above zero, such as "1 application, 2 messages". */
function countedIn({ counted }: Mail, params: MessageParams): string {
  return Object.entries(counted)
    .flatMap(([name, [one, many]]) => {
      const count = Number(params[name] ?? 0);
      if (count === 0) return [];
      return [count === 1 ? one : fill(many, { count })];
    })
    .join(', ');
}

function fill(text: string, values: MessageParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Removes line breaks, so that a value cannot add header lines. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Excludes trailing punctuation and brackets from a link. */
const link = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'])/;

function asHtml(text: string): string {
  return text
    .split(link)
    .map(escaped)
    .map((piece, at) => (at % 2 === 1 ? `<a href="${piece}">${piece}</a>` : piece))
    .join('')
    .replaceAll('\n', '<br>\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
