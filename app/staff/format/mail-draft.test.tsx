import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { isEmail } from '#domain/text/text';
import { mailLink, mailto } from './mail-draft';

// The screens ask the browser at once who is signed in.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
const { ContactLinks } = await import('../cases/contact-links');

// Every check for an e-mail address lets it pass.
const address = 'ana?bcc=all%40example.org&body=x@example.org';

it('an address cannot add headers to a draft, wherever it is pressed', () => {
  expect(isEmail(address)).toBe(true);
  const member = {
    ...{ email: address, phone: '', triageReasons: [], safeContact: null },
    ...{ preferredContactMethod: null, notes: null },
  };
  const html = renderToStaticMarkup(<ContactLinks member={member} />);
  const href = /href="(mailto:[^"]*)"/.exec(html)?.[1] ?? '';
  for (const link of [href, mailLink(address), mailto(address, 'Hello', ['x'])]) {
    const [to, headers = ''] = link.slice('mailto:'.length).split('?');
    expect(decodeURIComponent(to ?? '')).toBe(address);
    expect([...new URLSearchParams(headers).keys()]).not.toContain('bcc');
  }
  expect(mailLink('ana@example.org')).toBe('mailto:ana@example.org');
});
