// Messages from the contact form, and the inbox.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(() => site.stop());

type Message = { id: number; answeredAt: string | null } & Record<string, unknown>;

async function write(changes: object = {}): Promise<Message> {
  const body = { ...samples.contact, ...changes };
  const response = await site.visitor('POST', '/api/contacts', { body });
  expect(response.status, response.text).toBe(201);
  const { reference } = response.body as { reference: string };
  const [row] = (await staff('GET', `/api/contacts?search=${reference}`)).body as Message[];
  return row ?? expect.unreachable();
}
const patch = async (id: number, body: object) =>
  (await staff('PATCH', `/api/contacts/${id}`, { body })).body as Message;
const idsIn = async (status: string) =>
  ((await staff('GET', `/api/contacts?status=${status}`)).body as Message[]).map(({ id }) => id);

describe('message', () => {
  it('finds a message by a name with one wrong letter, marked as a near match', async () => {
    const { id } = await write({ name: 'Wilhelmina Oyelaran' });
    for (const search of ['wilhelmnia', 'oyelarann', 'wilhelmina oyelraan']) {
      const found = await staff('GET', `/api/contacts?search=${encodeURIComponent(search)}`);
      expect((found.body as Message[]).map((row) => row.id)).toEqual([id]);
      expect(found.headers.get('x-search-is')).toBe('near');
    }
  });

  it('stores a message word for word, unread and unanswered', async () => {
    const row = await write({ message: 'Line one\nLine two\t☕' });
    expect(row).toMatchObject({
      ...samples.contact,
      message: 'Line one\nLine two\t☕',
      isRead: false,
      answeredAt: null,
    });
  });

  it.each(['name', 'email', 'subject', 'message'])(
    'returns 422 when %s is missing',
    async (key) => {
      const response = await site.visitor('POST', '/api/contacts', {
        body: { ...samples.contact, [key]: ' ' },
      });
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ error: { fields: { [key]: expect.any(String) } } });
    },
  );

  it('marks a message as read and as unread', async () => {
    const { id } = await write();
    expect(await patch(id, { isRead: true })).toMatchObject({ isRead: true });
    expect(await idsIn('read')).toContain(id);
    expect(await patch(id, { isRead: false })).toMatchObject({ isRead: false });
    expect(await idsIn('unread')).toContain(id);
  });

  it('becomes read when it is answered, and stores who answered and when', async () => {
    const { id } = await write();
    expect(await idsIn('open')).toContain(id);
    const answered = await patch(id, { isAnswered: true });
    expect(answered).toMatchObject({ isRead: true, answeredBy: 'casey' });
    expect(await idsIn('answered')).toContain(id);
    expect(await idsIn('open')).not.toContain(id);
  });

  it('keeps the time of the first answer when it is answered again', async () => {
    const { id } = await write();
    const first = await patch(id, { isAnswered: true });
    site.clock.offsetMs += 3_600_000;
    // Sign in again, because the session has expired by now.
    staff = await site.signIn();
    expect((await patch(id, { isAnswered: true })).answeredAt).toBe(first.answeredAt);
    expect(await patch(id, { isAnswered: false })).toMatchObject({
      answeredAt: null,
      answeredBy: null,
    });
  });

  it('restores who answered and when on undo of "not answered"', async () => {
    const { id } = await write();
    const { answeredAt } = await patch(id, { isAnswered: true });
    site.clock.offsetMs += 3_600_000;
    staff = await site.signIn('morgan');
    await patch(id, { isAnswered: false });
    const back = await staff('POST', `/api/contacts/${id}/undo`);
    expect(back.body).toMatchObject({ answeredAt, answeredBy: 'casey' });
    const [last] = (await staff('GET', '/api/activity?limit=1')).body as Message[];
    expect(last).toMatchObject({ actor: 'morgan', action: 'undone', subjectId: id });
  });

  it('returns 404 when the message does not exist', async () => {
    expect((await staff('PATCH', '/api/contacts/999999', { body: {} })).status).toBe(404);
  });
});
