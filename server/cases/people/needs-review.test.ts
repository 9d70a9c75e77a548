// Tests the rank and the counts of applications that need review.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../../tests/api/harness.ts';

type Row = Record<string, unknown> & { id: number };
type Site = Awaited<ReturnType<typeof startApi>>;
type Staff = Awaited<ReturnType<Site['signIn']>>;

const burst = 30;
const overLimit = 10;
const flooded = '198.51.100.7';

describe('dangerous applications over the limit of their network, and one from elsewhere', () => {
  let site: Site;
  let staff: Staff;
  let genuine: number;
  const list = async (path: string) => (await staff('GET', path)).body as Row[];
  const apply = (address: string, lastName: string) =>
    site.visitor('POST', '/api/members', {
      body: { ...samples.application, lastName, emergency: 'YES' },
      address,
    });
  beforeAll(async () => {
    site = await startApi();
    site.clock.stoppedAt = Date.now();
    staff = await site.signIn();
    for (let sent = 0; sent < burst; sent += 1) await apply(flooded, `Before${sent}`);
    expect((await apply('203.0.113.9', 'Elsewhere')).status).toBe(201);
    for (let sent = 0; sent < overLimit; sent += 1) {
      const { status, body } = await apply(flooded, `Over${sent}`);
      expect({ status, body }).toMatchObject({ status: 201, body: { isOverLimit: true } });
    }
    [{ id: genuine } = { id: 0 }] = (await list('/api/members?search=Elsewhere')) as [Row];
  });
  afterAll(() => site.stop());

  it.each(['/api/members?sort=queue&limit=200', '/api/emergencies'])(
    'lists applications that need review after all others in %s',
    async (path) => {
      const [first, ...others] = await list(path);
      expect(first?.subjectId ?? first?.id).toBe(genuine);
      const marked = new Set((await list('/api/members?needsReview=true')).map(({ id }) => id));
      expect(marked.size).toBe(overLimit);
      const isMarked = others.map(({ id, subjectId }) => marked.has(Number(subjectId ?? id)));
      expect(isMarked).toEqual(isMarked.toSorted());
      expect(isMarked.filter(Boolean)).toHaveLength(overLimit);
    },
  );

  it.each(['/api/case-alerts?limit=200', '/api/reminders?limit=200'])(
    'lists no application that needs review in %s',
    async (path) => {
      expect(await list(path)).toHaveLength(burst + 1);
    },
  );

  it('counts no application that needs review as due until staff clear the mark', async () => {
    site.clock.offsetMs = 10 * 86_400_000;
    staff = await site.signIn();
    const late = async () => {
      const listed = await staff('GET', '/api/members?due=late');
      const { responsesDue } = (await staff('GET', '/api/summary')).body as {
        responsesDue: { members: { late: number } };
      };
      return [Number(listed.headers.get('x-total-count')), responsesDue.members.late];
    };
    expect(await late()).toEqual([burst + 1, burst + 1]);
    const [marked] = await list('/api/members?needsReview=true');
    await staff('PATCH', `/api/members/${marked?.id}`, { body: { needsReview: false } });
    expect(await late()).toEqual([burst + 2, burst + 2]);
    expect(await list('/api/case-alerts?limit=200')).toHaveLength(burst + 2);
  });
});
