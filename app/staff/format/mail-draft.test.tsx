import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { defaultSite } from '#content/all';
import { formTypes } from '#domain/forms/form-types';
import { isEmail } from '#domain/text/text';
import { listValues } from '#domain/vocabulary';
import { findEnglishSentences } from '../../../tests/english.ts';
import { buildOffice, setOffice } from '../data/office';
import { buildMailDraft, buildMailLink, buildMessageMail, buildSubmissionMail } from './mail-draft';

setOffice(buildOffice(defaultSite));

// Screens read the signed-in account from storage when they load.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
afterAll(() => vi.unstubAllGlobals());
const { CallLink, ContactLines } = await import('../cases/contact-links');
const { ContactLink } = await import('../my-day/call-row');

// An address that passes every email check.
const address = 'ana?bcc=all%40example.org&body=x@example.org';

it('escapes an address so that it cannot add headers to a mail draft', () => {
  expect(isEmail(address)).toBe(true);
  const html = renderToStaticMarkup(<ContactLink phone={null} email={address} />);
  const href = /href="(mailto:[^"]*)"/.exec(html)?.[1] ?? '';
  for (const link of [href, buildMailLink(address), buildMailDraft(address, 'Hello', ['x'])]) {
    const [to, headers = ''] = link.slice('mailto:'.length).split('?');
    expect(decodeURIComponent(to ?? '')).toBe(address);
    expect([...new URLSearchParams(headers).keys()]).not.toContain('bcc');
  }
  expect(buildMailLink('ana@example.org')).toBe('mailto:ana@example.org');
});

it('finds no mailto link outside the shared component', () => {
  const own = globSync('app/staff/**/*.{ts,tsx}').filter(
    (file) => !file.includes('mail-draft') && readFileSync(file, 'utf8').includes('mailto:$'),
  );
  expect(own).toEqual([]);
});

const writer = { email: 'ana@example.org', firstName: 'Ana', name: 'Ana', language: 'es' } as const;
const inSpanish = { ...writer, subject: 'Horario', message: '¿A qué hora abren?' };
const drafts = [
  ['a message', buildMessageMail(inSpanish)],
  ...listValues(formTypes).map((formType) => [
    formType,
    buildSubmissionMail({ ...inSpanish, formType }),
  ]),
];

it.each(drafts)(
  'writes the draft in Spanish when the visitor wrote %s in Spanish',
  (_, link = '') => {
    const draft = decodeURIComponent(link.slice(link.indexOf('?')));
    expect(draft).toMatch(/Hola, Ana:/);
    expect(findEnglishSentences(draft)).toEqual([]);
  },
);

it('writes the draft in English when the visitor wrote in English', () => {
  const draft = decodeURIComponent(buildMessageMail({ ...inSpanish, language: 'en' }));
  expect(findEnglishSentences(draft)).not.toEqual([]);
});

it('shows the phone and no mail link for a person without email', () => {
  const member = {
    ...{ email: null, phone: '804-555-0123', triageReasons: [], safeContact: null },
    ...{ preferredContactMethod: 'Phone Call', notes: null, isKeptApart: false },
  };
  for (const Contact of [ContactLines, CallLink]) {
    const html = renderToStaticMarkup(<Contact member={member} />);
    expect(html).toContain('555-0123');
    expect(html).not.toContain('mailto:');
  }
});
