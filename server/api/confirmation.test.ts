// The confirmation of a form, which only the browser that sent the form can load, for 30 minutes.
import { describe, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

async function send(path: string, body: object, headers: Record<string, string> = {}) {
  const {
    status,
    headers: received,
    body: stored,
  } = await site.visitor('POST', path, { body, headers });
  expect(status).toBe(201);
  const [line = ''] = received.getSetCookie();
  const [cookie = ''] = line.split(';');
  return { line, cookie, reference: (stored as { reference: string }).reference };
}

async function confirmation(form: string, cookie: string) {
  const { body } = await site.visitor('GET', `/api/confirmation?form=${form}`, {
    headers: cookie === '' ? {} : { cookie },
  });
  return body;
}

const forms = {
  assistance: ['/api/members', samples.application],
  contact: ['/api/contacts', samples.contact],
  'get-involved': ['/api/get-involved-submissions', samples.volunteer],
  donation: ['/api/donations', samples.donation],
} as const;

describe('confirmation of a form', () => {
  it.each(Object.entries(forms))(
    'returns the confirmation of %s only to the browser that sent it, and only for that form',
    async (form, [path, body]) => {
      const { cookie, reference } = await send(path, body);
      expect(await confirmation(form, cookie)).toMatchObject({ reference, secondsLeft: 1800 });
      expect(await confirmation('another', cookie)).toBeNull();
      expect(await confirmation(form, '')).toBeNull();
    },
  );

  it('sets an HttpOnly confirmation cookie that expires after 30 minutes', async () => {
    const { line } = await send('/api/contacts', samples.contact);
    expect(line).toMatch(
      /^wwi_confirmation=[\w-]+\.[\w-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict$/,
    );
  });

  it('returns the danger flag of an application and the amount of a pledge', async () => {
    const danger = await send('/api/members', { ...samples.application, homeSafety: 'NOT SAFE' });
    expect(await confirmation('assistance', danger.cookie)).toMatchObject({ isDanger: true });
    const gift = await send('/api/donations', { ...samples.donation, type: 'monthly' });
    const answers = { type: 'monthly', amount: '50.00' };
    expect(await confirmation('donation', gift.cookie)).toMatchObject({ answers });
  });

  it('returns no confirmation after 30 minutes, even if the browser still sends the cookie', async () => {
    const { cookie } = await send('/api/contacts', samples.contact);
    site.clock.offsetMs += 30 * 60_000 - 5_000;
    expect(await confirmation('contact', cookie)).not.toBeNull();
    site.clock.offsetMs += 10_000;
    expect(await confirmation('contact', cookie)).toBeNull();
    site.clock.offsetMs = 0;
  });

  it('rejects a confirmation cookie that was forged or altered', async () => {
    const { cookie, reference } = await send('/api/contacts', samples.contact);
    const [text = '', signature = ''] = cookie.replace('wwi_confirmation=', '').split('.');
    const altered = Buffer.from(text, 'base64url').toString().replace(reference, 'WW-AAAA-AAAA');
    for (const value of [
      'WW-AAAA-AAAA',
      text,
      `${text}.`,
      `${Buffer.from(altered).toString('base64url')}.${signature}`,
    ]) {
      expect(await confirmation('contact', `wwi_confirmation=${value}`)).toBeNull();
    }
  });

  it('sets the confirmation cookie again when the same form is retried', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { reference } = await send('/api/contacts', samples.contact, headers);
    const again = await send('/api/contacts', samples.contact, headers);
    expect(await confirmation('contact', again.cookie)).toMatchObject({ reference });
  });

  it('sets no confirmation cookie for an invalid form or for a person that staff add', async () => {
    const refused = await site.visitor('POST', '/api/contacts', { body: {} });
    const added = await staff('POST', '/api/members', { body: samples.intake });
    expect([refused.status, added.status]).toEqual([422, 201]);
    expect([...refused.headers.getSetCookie(), ...added.headers.getSetCookie()]).toEqual([]);
  });
});
