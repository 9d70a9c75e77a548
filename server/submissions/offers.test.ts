// "Help someone" is an offer on a volunteer form and must raise no alert; a request for help must.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  site = await startApi();
});
afterAll(() => site.stop());

async function isTold(formData: object, more: object = {}): Promise<boolean> {
  const before = (await site.db.query.emergencies.findMany()).length;
  const { volunteer } = samples;
  const body = { ...volunteer, ...more, formData: { ...volunteer.formData, ...formData } };
  const sent = await site.visitor('POST', '/api/get-involved-submissions', { body });
  expect(sent.status, sent.text).toBe(201);
  return (await site.db.query.emergencies.findMany()).length > before;
}

it.each(['Help someone', 'To help somebody.', 'help anyone'])(
  'raises no alert for an offer of help: %j',
  async (specificWay) => {
    expect(await isTold({ specificWay })).toBe(false);
  },
);

it.each([
  'Help me',
  'someone help',
  'Help someone now please',
  'HELP',
  'Help, someone!',
  'ayuda',
  'He hit me',
])('raises an alert for a request for help: %j', async (specificWay) => {
  expect(await isTold({ specificWay })).toBe(true);
});

it('raises an alert for "Help someone" outside the answers of the form', async () => {
  expect(await isTold({}, { notes: 'Help someone' })).toBe(true);
});
