// Several rows at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number; version: number };

type Seen = { id: number; version: number };
const seen = ({ id, version }: Row): Seen => ({ id, version });

async function takeIn(): Promise<Seen> {
  return seen((await staff('POST', '/api/members', { body: samples.intake })).body as Row);
}

async function submit(): Promise<Seen> {
  await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
  const [row] = (await staff('GET', '/api/get-involved-submissions?limit=1')).body as Row[];
  return seen(row ?? expect.unreachable());
}

describe('several members', () => {
  it('change together, each with its own entry and its new version', async () => {
    const rows = [await takeIn(), await takeIn()];
    const response = await staff('POST', '/api/members/bulk', {
      body: { rows, status: 'on-hold' },
    });
    expect(response.body).toEqual({
      changed: rows.map(({ id, version }) => ({
        ...{ id, version: version + 1 },
      })),
      refused: [],
    });
    for (const { id } of rows) {
      const [entry] = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
      expect(entry).toMatchObject({
        action: 'changed',
        changes: { status: ['active', 'on-hold'] },
      });
    }
  });

  it('that are as wanted already stay untouched', async () => {
    const response = await staff('POST', '/api/members/bulk', {
      body: { rows: [await takeIn()], status: 'active' },
    });
    expect(response.body).toEqual({ changed: [], refused: [] });
  });

  it('of which one is missing: it is named, the others change', async () => {
    const row = await takeIn();
    const { id } = row;
    const response = await staff('POST', '/api/members/bulk', {
      body: { rows: [row, { id: 999_999, version: 1 }], assignedTo: 'casey' },
    });
    expect(response.body).toMatchObject({ changed: [{ id }], refused: [{ id: 999_999 }] });
  });

  it('are never given to somebody without an account', async () => {
    const body = { rows: [await takeIn()], assignedTo: 'nobody' };
    expect((await staff('POST', '/api/members/bulk', { body })).status).toBe(422);
  });

  it.each([
    { rows: [] },
    { rows: [1] },
    { rows: [{ id: 1 }] },
    { rows: [{ id: '1', version: 1 }] },
    { rows: Array(501).fill({ id: 1, version: 1 }) },
    { ids: [1] },
    {},
  ])('must be named with their versions: %j', async (body) => {
    expect((await staff('POST', '/api/members/bulk', { body })).status).toBe(422);
  });

  it('of which somebody changed one: it comes back as it is, the others change', async () => {
    const rows = [await takeIn(), await takeIn()] as const;
    const [stale, fresh] = rows;
    await staff('PATCH', `/api/members/${stale.id}`, { body: { status: 'completed' } });
    const response = await staff('POST', '/api/members/bulk', {
      body: { rows, status: 'on-hold' },
    });
    expect(response.body).toMatchObject({
      changed: [{ id: fresh.id }],
      refused: [
        {
          id: stale.id,
          reason: 'casey changed this since you opened it.',
          current: { status: 'completed', version: 2 },
        },
      ],
    });
  });

  it('can be undone with the versions that came back', async () => {
    const rows = [await takeIn()];
    const done = await staff('POST', '/api/members/bulk', { body: { rows, status: 'on-hold' } });
    const { changed } = done.body as { changed: Row[] };
    const back = await staff('POST', '/api/members/bulk/undo', { body: { rows: changed } });
    expect(back.body).toMatchObject({ changed: [{ id: changed[0]?.id }], refused: [] });
    const { body } = await staff('GET', `/api/members/${changed[0]?.id}`);
    expect(body).toMatchObject({ status: 'active' });
  });
});

describe('several submissions', () => {
  it('start together: who started them has them, and the response is still due', async () => {
    const rows = [await submit(), await submit()];
    await staff('POST', '/api/get-involved-submissions/bulk', {
      body: { rows, status: 'in-progress' },
    });
    for (const { id } of rows) {
      const { body } = await staff('GET', `/api/get-involved-submissions/${id}`);
      expect(body).toMatchObject({
        status: 'in-progress',
        assignedTo: 'casey',
        firstRespondedAt: null,
      });
    }
  });

  it('of which one cannot go there: it is named with the reason, the others go', async () => {
    const fresh = await submit();
    const { id } = await submit();
    const put = await staff('PUT', `/api/get-involved-submissions/${id}`, {
      body: { status: 'in-progress' },
    });
    const started = seen(put.body as Row);
    const response = await staff('POST', '/api/get-involved-submissions/bulk', {
      body: { rows: [fresh, started], status: 'completed' },
    });
    expect(response.body).toMatchObject({ changed: [{ id }] });
    expect((response.body as { refused: Row[] }).refused).toMatchObject([
      { id: fresh.id, reason: 'This is New; it cannot become Completed.' },
    ]);
  });
});
