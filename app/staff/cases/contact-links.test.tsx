import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { EmailText } from '../format/email-text';

// Screens read the signed-in account from storage when they load.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
afterAll(() => vi.unstubAllGlobals());
const { CallLink } = await import('./contact-links');

const person = {
  ...{ email: null, phone: '804-555-0123', triageReasons: [], preferredContactMethod: null },
  ...{ safeContact: null, notes: null, isKeptApart: false },
};

it('puts the number of a compact row behind the caution, which opens to its full text', () => {
  expect(renderToStaticMarkup(<CallLink member={person} />)).toMatch(/^<a [^>]*href="tel:/);
  const safeContact = { voicemail: false, text: null, sayWho: null, note: '' };
  const html = renderToStaticMarkup(<CallLink member={{ ...person, safeContact }} />);
  expect(html).toMatch(/^<details[^>]*><summary.*No voicemail.*<\/summary><a [^>]*href="tel:/);
});

it('breaks an email before the @ and not inside its domain', () => {
  expect(renderToStaticMarkup(<EmailText email="ana.maria@example.org" />)).toBe(
    'ana.maria<wbr/><span class="email-domain" title="ana.maria@example.org">@example.org</span>',
  );
});
