import { expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';
import { createSeededRandom } from '../cli/invented-chance.ts';
import { members } from '../db/schema/members.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

const site = openSite();

const chance = createSeededRandom(7);
const triples = (text: string) => {
  const bytes = Buffer.from(text).toString('latin1');
  return Array.from({ length: bytes.length - 2 }, (_, at) => bytes.slice(at, at + 3));
};
/** Repeats no three bytes, so that the database cannot compress the text. */
function letters(count: number, text = ''): string {
  if (count === 0) return text;
  const longer = text + String.fromCharCode(0x4e00 + chance() * 20_000);
  const isNew = new Set(triples(longer)).size === triples(longer).length;
  return isNew ? letters(count - 1, longer) : letters(count, text);
}
const different = letters(320);
// Folding turns the last letter into eighteen letters.
const name = {
  lastName: different.slice(0, 200),
  firstName: different.slice(200) + '\ufdfa'.repeat(80),
};
const birth = { dateOfBirth: '1990-02-03' };

it('stores a case with a very long name and finds its duplicate', async () => {
  const body = { ...samples.application, ...name };
  expect((await site.visitor('POST', '/api/members', { body })).status).toBe(201);
  const [row] = await site.db.select().from(members);
  expect([...(row?.sortName ?? '')]).toHaveLength(300);
  const staff = await site.signIn();
  const again = { ...samples.intake, ...name, email: 'again@example.org', phone: '804-555-0199' };
  const { id } = (await staff('POST', '/api/members', { body: again })).body as { id: number };
  for (const one of [row?.id, id]) await staff('PATCH', `/api/members/${one}`, { body: birth });
  const { body: found } = await staff('GET', `/api/members/${id}/duplicates`);
  expect(found).toMatchObject([{ id: row?.id, reasons: ['name', 'birth'] }]);
});

it('stores a submission with a very long name', async () => {
  const formData = { ...samples.volunteer.formData, ...name };
  const body = { ...samples.volunteer, ...name, formData };
  expect((await site.visitor('POST', '/api/get-involved-submissions', { body })).status).toBe(201);
  const [row] = await site.db.select().from(submissions);
  expect([...(row?.sortName ?? '')]).toHaveLength(300);
});
