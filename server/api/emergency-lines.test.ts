// Error messages of the public forms and the chat state the reason, then 911, 988, and the office phone.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { type Language, languages } from '#content/languages';
import { samples, startApi } from '../../tests/api/harness.ts';
import { routes } from '../api.ts';
import { AppError, busy } from './app-error.ts';
import { publicFormPaths, withEmergencyLines } from './emergency-lines.ts';

const forms: Record<string, object> = {
  '/api/contacts': samples.contact,
  '/api/donations': samples.donation,
  '/api/get-involved-submissions': samples.volunteer,
  '/api/members': samples.application,
};

function expectLines(text: string, language: Language = 'en') {
  const { organization } = contentOf(language);
  expect(text).toContain('911');
  expect(text).toContain('988');
  expect(text).toContain(organization.phone.text);
}

it('adds the lines to every public POST route but sign-in, incoming texts, and links in mail', () => {
  const others = [
    /^\/api\/admin\//,
    /^\/api\/newsletters\/(confirm|unsubscribe)$/,
    /^\/api\/texts/,
  ];
  const open = routes.filter(
    ({ access, method, path }) =>
      access === 'public' && method === 'POST' && !others.some((other) => other.test(path)),
  );
  expect(new Set(open.map(({ path }) => path))).toEqual(publicFormPaths);
});

describe.each(Object.entries(forms))('refusal of %s', (path, body) => {
  let site: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    site = await startApi({ REVIEW_QUOTA: '1' });
    site.clock.stoppedAt = Date.now();
  });
  afterAll(() => site.stop());
  const post = (address: string, language: Language = 'en', more: object = {}) =>
    site.visitor('POST', path, {
      body: { ...body, ...more },
      address,
      headers: { 'content-language': language },
    });
  const errorOf = ({ body: refused }: { body: unknown }) =>
    (refused as { error: { code: string; message: string } }).error;

  it.each(languages)('names the emergency lines and the rate limit in %s', async (language) => {
    const address = '198.51.100.1';
    for (let sent = 0; sent < 32; sent += 1) await post(address);
    const refused = await post(address, language);
    const { code, message } = errorOf(refused);
    const { failures } = contentOf(language);
    const isApplication = path === '/api/members';
    expect([refused.status, code]).toEqual(isApplication ? [503, 'over-quota'] : [429, 'too-many']);
    const reason = isApplication ? failures[`over-quota`] : failures['too-many'].split('{')[0];
    expect(message).toContain(reason);
    expectLines(message, language);
  });

  it('names the emergency lines when the database refuses the write', async () => {
    await site.db.execute(sql`alter table rate_limits rename to elsewhere`);
    const refused = await post('198.51.101.1');
    await site.db.execute(sql`alter table elsewhere rename to rate_limits`);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expectLines(errorOf(refused).message);
  });

  it('names no emergency lines when answers are invalid', async () => {
    const refused = await post('198.51.102.1', 'en', { email: 'nothing like an address' });
    expect(errorOf(refused)).toMatchObject({ code: 'invalid' });
    expect(errorOf(refused).message).not.toContain('911');
  });
});

describe('refusal before the route is reached', () => {
  const refuse = (error: AppError, headers: Record<string, string> = {}, path = '/api/chat') => {
    const header = (name: string) => headers[name];
    return withEmergencyLines(error, { method: 'POST', path, header, site: defaultSite }).message;
  };
  let reasons: [AppError, string][];
  beforeEach(() => {
    const { failures } = contentOf('es');
    reasons = [
      [busy(), failures.busy],
      [new AppError('too-large', 'The body is too large.'), failures.tooLarge],
      [new AppError('forbidden', 'This form comes from another site.'), failures.otherSite],
    ];
  });

  it('names the emergency lines and the reason in the language of the page', () => {
    for (const [error, reason] of reasons) {
      const message = refuse(error, { referer: 'http://site.test/es/contact' });
      expect(message).toContain(reason);
      expectLines(message, 'es');
    }
  });

  it('leaves the message unchanged for staff and for other routes', () => {
    const error = busy();
    expect(refuse(error, { 'x-csrf-token': 'a' }, '/api/members')).toBe(error.message);
    expect(refuse(error, {}, '/api/admin/login')).toBe(error.message);
  });
});
