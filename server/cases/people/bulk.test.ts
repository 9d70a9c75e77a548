// Tests bulk changes of cases and submissions.
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

describe('bulk change of members', () => {
  it('changes every chosen member, with an audit entry and a new version for each', async () => {
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

  it('leaves members unchanged that already have the requested values', async () => {
    const response = await staff('POST', '/api/members/bulk', {
      body: { rows: [await takeIn()], status: 'active' },
    });
    expect(response.body).toEqual({ changed: [], refused: [] });
  });

  it('names a missing member and changes the others', async () => {
    const row = await takeIn();
    const { id } = row;
    const response = await staff('POST', '/api/members/bulk', {
      body: { rows: [row, { id: 999_999, version: 1 }], assignedTo: 'casey' },
    });
    expect(response.body).toMatchObject({ changed: [{ id }], refused: [{ id: 999_999 }] });
  });

  it('returns 422 for an assignee without an account', async () => {
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
  ])('returns 422 when ids or versions are missing: %j', async (body) => {
    expect((await staff('POST', '/api/members/bulk', { body })).status).toBe(422);
  });

  it('returns the current row of a stale member and changes the others', async () => {
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

  it('undoes a bulk change with the returned versions', async () => {
    const rows = [await takeIn()];
    const done = await staff('POST', '/api/members/bulk', { body: { rows, status: 'on-hold' } });
    const { changed } = done.body as { changed: Row[] };
    const back = await staff('POST', '/api/members/bulk/undo', { body: { rows: changed } });
    expect(back.body).toMatchObject({ changed: [{ id: changed[0]?.id }], refused: [] });
    const { body } = await staff('GET', `/api/members/${changed[0]?.id}`);
    expect(body).toMatchObject({ status: 'active' });
  });
});

describe('bulk change of submissions', () => {
  it('assigns started submissions to the caller, and leaves their responses due', async () => {
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

  it('names a submission that cannot change to the status, with the reason, and changes the others', async () => {
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
