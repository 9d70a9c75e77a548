// Tests that every malformed request gets a 4xx in JSON that programs and people can read.
import { describe, expect, it } from 'vitest';
import { toAppError } from '../../server/api/app-error.ts';
import { openSite, origin, samples } from './harness.ts';

const site = openSite();

const forms = {
  '/api/contacts': samples.contact,
  '/api/donations': samples.donation,
  '/api/get-involved-submissions': samples.volunteer,
  '/api/members': samples.application,
  '/api/chat': { message: 'Hello' },
  '/api/admin/login': { username: 'casey', password: 'a password' },
};
const textKeys: Record<string, string> = {
  '/api/contacts': 'message',
  '/api/donations': 'donorName',
  '/api/get-involved-submissions': 'firstName',
  '/api/members': 'firstName',
  '/api/chat': 'message',
};

type Failure = { error: { code: string; message: string; fields?: Record<string, string> } };

function expectFailure(
  response: { status: number; body: unknown; headers: Headers },
  code: string,
) {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { error } = response.body as Failure;
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/^[A-Z].*[.\w]$/);
}

describe.each(Object.entries(forms))('POST %s', (path, valid) => {
  it.each([
    ['nothing', ''],
    ['half of it', JSON.stringify(valid).slice(0, -3)],
    ['a word', 'undefined'],
    ['single quotes', "{'a':1}"],
  ])('returns 400 "bad-json" for a body with %s', async (_, raw) => {
    const response = await site.visitor('POST', path, { raw });
    expect(response.status).toBe(400);
    expectFailure(response, 'bad-json');
  });

  it.each(['null', '[]', '7', '"text"', '[{}]'])(
    'returns 422 for a body of another shape: %s',
    async (raw) => {
      const response = await site.visitor('POST', path, { raw });
      expect(response.status).toBe(422);
      expectFailure(response, 'invalid');
    },
  );

  it('returns 400 for a body that is not UTF-8', async () => {
    const response = await site.api.fetch(
      new Request(`${origin}${path}`, {
        method: 'POST',
        body: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
        headers: { 'content-type': 'application/json' },
      }),
    );
    expect(response.status).toBe(400);
  });
});

describe.each(Object.entries(textKeys))('POST %s, field %s', (path, key) => {
  const valid = forms[path as keyof typeof forms];
  it.each([
    ['a number', 7],
    ['an object', { a: 1 }],
    ['a list', ['a']],
    ['null', null],
    ['a NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a control character', 'a\u001bb'],
    ['more than it holds', 'x'.repeat(5001)],
  ])('returns 422 and names the field for %s', async (_, value) => {
    const body = { ...valid, [key]: value };
    const response = await site.visitor('POST', path, { body });
    expect(response.status).toBe(422);
    expectFailure(response, 'invalid');
    expect(Object.keys((response.body as Failure).error.fields ?? {})).toContain(key);
  });

  it('never shows a library’s own message', async () => {
    for (const value of [7, null, undefined, {}]) {
      const response = await site.visitor('POST', path, { body: { ...valid, [key]: value } });
      expect(response.text).not.toMatch(/Invalid|Expected|received/);
    }
  });
});

describe('database errors', () => {
  const failure = (code: string) => Object.assign(new Error('x'), { code });
  it.each([
    ['53100', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['08006', 503],
    ['53300', 503],
    ['40001', 503],
    ['40P01', 503],
    ['ECONNREFUSED', 503],
    ['22021', 422],
    ['22P02', 422],
    ['23514', 422],
    ['23503', 404],
    ['42P01', 500],
  ])('maps %s to %d, also when it is nested in other errors', (code, status) => {
    expect(toAppError(failure(code)).status).toBe(status);
    const wrapped = new Error('query failed', { cause: new Error('x', { cause: failure(code) }) });
    expect(toAppError(wrapped).status).toBe(status);
  });

  it('sends Retry-After when the database is unavailable', () => {
    expect(toAppError(failure('57P01')).headers).toEqual({ 'Retry-After': '1' });
  });

  it('hides the details of an unexpected error from the caller', () => {
    const told = toAppError(new Error('secret: ana@example.org')).body;
    expect(JSON.stringify(told)).not.toContain('secret');
  });
});
