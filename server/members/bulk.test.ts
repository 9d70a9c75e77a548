// Several rows at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number };

async function takeIn(): Promise<number> {
  return ((await staff('POST', '/api/members', { body: samples.intake })).body as Row).id;
}

async function submit(): Promise<number> {
  await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
  const [row] = (await staff('GET', '/api/get-involved-submissions?limit=1')).body as Row[];
  return row?.id ?? expect.unreachable();
}

describe('several members', () => {
  it('change together, each with its own entry, and answer how they were', async () => {
    const ids = [await takeIn(), await takeIn()];
    const answer = await staff('POST', '/api/members/bulk', { body: { ids, status: 'on-hold' } });
    expect(answer.body).toEqual({
      changed: ids.map((id) => ({ id, status: 'active', priority: 'normal', assignedTo: null })),
      refused: [],
    });
    for (const id of ids) {
      const [entry] = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
      expect(entry).toMatchObject({
        action: 'changed',
        changes: { status: ['active', 'on-hold'] },
      });
    }
  });

  it('that are as wanted already stay untouched', async () => {
    const id = await takeIn();
    const answer = await staff('POST', '/api/members/bulk', {
      body: { ids: [id], status: 'active' },
    });
    expect(answer.body).toEqual({ changed: [], refused: [] });
  });

  it('of which one is missing: it is named, the others change', async () => {
    const id = await takeIn();
    const answer = await staff('POST', '/api/members/bulk', {
      body: { ids: [id, 999_999], assignedTo: 'casey' },
    });
    expect(answer.body).toMatchObject({ changed: [{ id }], refused: [{ id: 999_999 }] });
  });

  it('are never given to somebody without an account', async () => {
    const body = { ids: [await takeIn()], assignedTo: 'nobody' };
    expect((await staff('POST', '/api/members/bulk', { body })).status).toBe(422);
  });

  it.each([{ ids: [] }, { ids: ['1'] }, { ids: Array(501).fill(1) }, {}])(
    'must be named: %j',
    async (body) => {
      expect((await staff('POST', '/api/members/bulk', { body })).status).toBe(422);
    },
  );
});

describe('several submissions', () => {
  it('start together: who started them has them, and the promise is kept', async () => {
    const ids = [await submit(), await submit()];
    await staff('POST', '/api/get-involved-submissions/bulk', {
      body: { ids, status: 'in-progress' },
    });
    for (const id of ids) {
      const { body } = await staff('GET', `/api/get-involved-submissions/${id}`);
      expect(body).toMatchObject({ status: 'in-progress', assignedTo: 'casey' });
      expect((body as Row).firstRespondedAt).not.toBeNull();
    }
  });

  it('of which one cannot go there: it is named with the reason, the others go', async () => {
    const fresh = await submit();
    const started = await submit();
    await staff('PUT', `/api/get-involved-submissions/${started}`, {
      body: { status: 'in-progress' },
    });
    const answer = await staff('POST', '/api/get-involved-submissions/bulk', {
      body: { ids: [fresh, started], status: 'completed' },
    });
    expect(answer.body).toMatchObject({ changed: [{ id: started, status: 'in-progress' }] });
    expect((answer.body as { refused: Row[] }).refused).toMatchObject([
      { id: fresh, reason: 'This is New; it cannot become Completed.' },
    ]);
  });
});
