import { beforeAll, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);
let memberId: number;
beforeAll(async () => {
  memberId = (
    (await staff('POST', '/api/members', { body: samples.intake })).body as { id: number }
  ).id;
  await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
});

const find = async (search: string) =>
  (await staff('GET', `/api/quick-find?${new URLSearchParams({ search })}`)).body as Record<
    'members' | 'submissions' | 'messages',
    { name: string }[]
  >;

it('finds people by name, phone digits, reference, and case number', async () => {
  const { reference } = (await staff('GET', `/api/members/${memberId}`)).body as {
    reference: string;
  };
  for (const search of ['ito', 'ben', '5550199', reference, `#${memberId}`]) {
    expect((await find(search)).members, search).toMatchObject([{ name: 'Ben Ito' }]);
  }
});

it('finds submissions and messages', async () => {
  expect(await find('silva')).toMatchObject({
    members: [],
    submissions: [{ name: 'Ana Silva', note: 'volunteer' }],
    messages: [{ name: 'Ana Silva', note: 'Hello' }],
  });
});

it('sorts urgent people first with their triage reasons, and finds a name with one wrong letter', async () => {
  const lastName = 'Zabel';
  await staff('POST', '/api/members', { body: { ...samples.intake, firstName: 'Abe', lastName } });
  const applicant = { ...samples.application, firstName: 'Zoe', lastName };
  await site.visitor('POST', '/api/members', { body: { ...applicant, homeSafety: 'NOT SAFE' } });
  for (const search of ['zabel', 'zabbel', 'zable', 'xabel']) {
    expect((await find(search)).members, search).toMatchObject([
      {
        name: 'Zoe Zabel',
        priority: 'urgent',
        reach: { triageReasons: ['home-unsafe'] },
      },
      { name: 'Abe Zabel', priority: 'normal' },
    ]);
  }
  expect((await find('zeo zabel')).members).toMatchObject([{ name: 'Zoe Zabel' }]);
});

it('finds nothing for a single letter', async () => {
  expect(await find('a')).toEqual({ members: [], submissions: [], messages: [] });
});
