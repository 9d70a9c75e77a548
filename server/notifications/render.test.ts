// Tests every message in every language: no details of a case, no mention of danger, nothing
// remote.
import { expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { languages } from '#content/languages';
import { mailDraftsIn } from '#content/mail-drafts';
import { type MessageKind, type MessageParams, messageKinds } from '#domain/messages';
import { listValues } from '#domain/vocabulary';
import { findEnglishSentences } from '../../tests/english.ts';
import { render } from './render.ts';

const params = {
  ...{ reference: 'WW-AAAA-BBBB', applications: 2, messages: 1 },
  ...{ late: 1, atRisk: 2, followUps: 3, path: '/admin/member-profile/7' },
  ...{ subject: 'News', body: 'Dear Ana' },
};
const messages = languages.flatMap((language) => [
  ...listValues(messageKinds).map((kind) => ({ channel: 'email', kind, language }) as const),
  ...(['emergency', 'emergency-digest', 'thanks'] as const).map(
    (kind) => ({ channel: 'text', kind, language }) as const,
  ),
]);
const alarming =
  /emergenc|danger|unsafe|not safe|safety|violen|abus|peligro|insegur|maltrat|urgen|crisis/i;

const paramsOf = (kind: MessageKind): MessageParams => {
  if (kind === 'emergency-digest') return { unopened: 41, path: '/admin/unopened' };
  return kind === 'thanks' ? { ...params, what: 'application' } : params;
};

it.each(messages)('renders $channel $kind in $language', (message) => {
  const stored = { ...message, params: paramsOf(message.kind) };
  const { subject, text, html } = render(stored, 'https://site.test', defaultSite);
  expect(`${subject} ${text}`).not.toMatch(alarming);
  expect(`${subject} ${text}`).not.toMatch(/\{\w+\}|undefined/);
  expect(subject).not.toMatch(/\n/);
  if (message.channel === 'text') {
    expect(text.length).toBeLessThanOrEqual(160);
    return;
  }
  const readable = html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  expect(readable.split(/\s+/).join(' ').trim()).toBe(text.split(/\s+/).join(' ').trim());
  expect(html).not.toMatch(/<img|src=|<link|<script|style=/i);
});

const thanked = ['application', 'submission', 'message', 'pledge'];
it.each(messages.filter(({ language }) => language === 'es'))(
  'renders $channel $kind in Spanish without an English sentence',
  (message) => {
    for (const what of message.kind === 'thanks' ? thanked : ['']) {
      // The text of a reply is typed by a person; a count has a singular and a plural text.
      for (const count of [1, 2]) {
        const counts = {
          unopened: count,
          applications: count,
          submissions: count,
          messages: count,
          late: count,
        };
        const given = { ...params, ...counts, atRisk: count, followUps: count, body: 'Hola, Ana.' };
        const stored = { ...message, params: what === '' ? given : { ...given, what } };
        const { subject, text } = render(stored, 'https://site.test', defaultSite);
        expect(findEnglishSentences(`${subject} ${text}`)).toEqual([]);
      }
    }
  },
);

const ready = languages.flatMap((language) =>
  Object.values(defaultSite.fill(mailDraftsIn(language), language).replies).map((lines) => ({
    language,
    body: lines.join('\n'),
  })),
);
it.each(ready)('signs a reply template in $language once: $body', ({ language, body }) => {
  const stored = {
    channel: 'email',
    kind: 'reply',
    language,
    params: { ...params, body },
  } as const;
  const { text } = render(stored, 'https://site.test', defaultSite);
  const [greeting] = contentOf(language).mail.signature;
  expect(text.split(`${greeting}`)).toHaveLength(2);
  expect(text).not.toMatch(/\{(?!name)/);
});

it('links URLs in a reply without the punctuation after them', () => {
  const body = 'See https://x.test/a?b=1&c=<2>. (Or http://y.test/z).\nhttps://x.test/?q="r"';
  const stored = { channel: 'email', kind: 'reply', language: 'en' } as const;
  const { html } = render(
    { ...stored, params: { reference: 'WW', body } },
    'https://site.test',
    defaultSite,
  );
  expect(html).toContain(
    [
      'See <a href="https://x.test/a?b=1&#38;c=">https://x.test/a?b=1&#38;c=</a>&#60;2&#62;. ',
      '(Or <a href="http://y.test/z">http://y.test/z</a>).<br>\n',
      '<a href="https://x.test/?q=">https://x.test/?q=</a>&#34;r&#34;</p>',
    ].join(''),
  );
});
