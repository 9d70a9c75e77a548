// A page without scripts cannot say that a form corrects one whose response was lost.
import { describe, expect, it } from 'vitest';
import { openSite, samples, signedIn } from '../../tests/api/harness.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';

const site = openSite();
const staff = signedIn(site);

let texts = 0;
const story = () =>
  `The landlord gave us until Friday, and there are four of us in one room (${texts++}).`;

/** As the page handler sends what a browser without scripts posted: each text has a key of its own. */
async function send(path: string, body: object, address?: string) {
  const headers = { 'idempotency-key': `typed-text-${texts++}`, 'x-sent-without-script': 'true' };
  const { status, body: sent } = await site.visitor('POST', path, {
    body,
    headers,
    ...(address === undefined ? {} : { address }),
  });
  expect(status).toBe(201);
  return (sent as { reference: string }).reference;
}
async function answersOf(path: string, reference: string, key: string) {
  const [row] = (await staff('GET', `${path}?search=${reference}`)).body as { id: number }[];
  const { body } =
    path === '/api/donations' ? { body: row } : await staff('GET', `${path}/${row?.id}`);
  return (body as Record<string, { mayReplace?: string }>)[key];
}

const phone = () => `804-555-${1000 + texts++}`;
const volunteer = (email: string, notes: string) => ({
  ...samples.volunteer,
  email,
  phone: phone(),
  formData: { ...samples.volunteer.formData, notes },
});
const forms = {
  '/api/contacts': {
    answers: 'otherAnswers',
    body: (email: string, message: string) => ({ ...samples.contact, email, message }),
  },
  '/api/donations': {
    answers: 'otherAnswers',
    body: (email: string, tributeMessage: string) => ({
      ...samples.donation,
      email,
      tributeMessage,
    }),
  },
  '/api/get-involved-submissions': { answers: 'formData', body: volunteer },
  '/api/members': {
    answers: 'additionalInfo',
    body: (email: string, questions: string) => ({
      ...samples.application,
      email,
      phone: phone(),
      questions,
    }),
  },
};

describe.each(Object.entries(forms))('the same text, sent to %s', (path, form) => {
  it('is one form within the hour, and a new one later that names the first', async () => {
    const body = form.body(`again${texts}@example.org`, story());
    const headers = { 'idempotency-key': `typed-text-${texts++}`, 'x-sent-without-script': 'true' };
    const { offsetMs } = site.clock;
    const references: string[] = [];
    for (const laterMs of [0, 59 * 60_000, 2 * 60_000]) {
      site.clock.offsetMs += laterMs;
      const sent = await site.visitor('POST', path, { body, headers });
      references.push((sent.body as { reference: string }).reference);
    }
    // Or the session of staff would be over.
    site.clock.offsetMs = offsetMs;
    const [first = '', again, later = ''] = references;
    expect(again).toBe(first);
    expect(later).not.toBe(first);
    expect(await answersOf(path, later, form.answers)).toMatchObject({ mayReplace: first });
  });
});

describe.each(Object.entries(forms))('what is edited and sent again to %s', (path, form) => {
  it('names what it may replace, whether the text was corrected or the address', async () => {
    const [told, email] = [story(), `lost${texts}@example.org`];
    const first = await send(path, form.body(email, told));
    const second = await send(path, form.body(email, story()));
    expect(second).not.toBe(first);
    expect(await answersOf(path, second, form.answers)).toMatchObject({ mayReplace: first });
    expect(await answersOf(path, first, form.answers)).not.toHaveProperty('mayReplace');
    const third = await send(path, form.body(`other${texts}@example.org`, told));
    expect(await answersOf(path, third, form.answers)).toMatchObject({ mayReplace: first });
    const fourth = await send(path, form.body(email, 'Shorter now'));
    expect(await answersOf(path, fourth, form.answers)).toMatchObject({ mayReplace: second });
  });
});

describe('somebody else', () => {
  const message = (name: string, email: string) => ({ ...samples.contact, name, email });

  it('of the same name is not taken for the sender, unless in the same house', async () => {
    const at = '198.51.100.20';
    const first = await send('/api/contacts', message('Joe Smith', 'joe1@example.org'), at);
    const far = await send('/api/contacts', message('Joe Smith', 'joe2@example.org'));
    expect(await answersOf('/api/contacts', far, 'otherAnswers')).toEqual({});
    const near = await send('/api/contacts', message('Joe  SMITH', 'joe3@example.org'), at);
    expect(await answersOf('/api/contacts', near, 'otherAnswers')).toEqual({ mayReplace: first });
    const house = await send('/api/contacts', message('Ann Smith', 'ann@example.org'), at);
    expect(await answersOf('/api/contacts', house, 'otherAnswers')).toEqual({});
  });
});

it('sees it also where both arrive at once, and keeps nothing that can be read', async () => {
  const body = (message: string) => ({ ...samples.contact, email: 'both@example.org', message });
  const both = await Promise.all([
    send('/api/contacts', body('one')),
    send('/api/contacts', body('two')),
  ]);
  const named = await Promise.all(
    both.map((reference) => answersOf('/api/contacts', reference, 'otherAnswers')),
  );
  expect(named.filter((answers) => both.includes(answers?.mayReplace ?? ''))).toHaveLength(1);
  expect(JSON.stringify(await site.db.select().from(idempotencyKeys))).not.toContain('both@');
});

it('is not asked where a page counts its revisions', async () => {
  const post = () => site.visitor('POST', '/api/contacts', { body: samples.contact });
  await post();
  const { reference } = (await post()).body as { reference: string };
  expect(await answersOf('/api/contacts', reference, 'otherAnswers')).toEqual({});
});

it('a body of a thousand texts leaves no thousand marks', async () => {
  const before = (await site.db.select().from(idempotencyKeys)).length;
  const extra = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`more${i}`, story()]));
  await send('/api/members', { ...samples.application, email: 'many@example.org', extra });
  expect((await site.db.select().from(idempotencyKeys)).length - before).toBeLessThan(30);
});
