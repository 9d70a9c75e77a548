// Tests each route's permission for each role; the cases come from the route table, so a new route is
// covered at once.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { roles as roleLabels } from '../../content/en/staff/office-labels.ts';
import { isAllowed, type Permission, permissions, type Role, roles } from '../../domain/roles.ts';
import { listValues } from '../../domain/vocabulary.ts';
import { routes } from '../../server/api.ts';
import { setDisabled } from '../../server/auth/staff-accounts.ts';
import { openSite, samples } from './harness.ts';

type Route = (typeof routes)[number];
const nameOf = (route: Route) => `${route.method} ${route.path}`;
/** Unknown ids: an allowed caller gets an error other than 403, and nothing changes. */
const pathOf = (route: Route) =>
  `${route.path.replace(/\{\w+\}/g, '999999999')}${typeof route.usesSession === 'string' ? `?${route.usesSession}=all` : ''}`;
const neededBy = ({ needs, staffNeeds }: Route) => needs ?? staffNeeds;
const guarded = routes.filter((route) => route.access !== 'public' || route.usesSession);
const allRoles = listValues(roles);

const advice = (name: string) =>
  `${name} names no permission. Give it \`needs\`: 'cases.read' or 'cases.write' for whatever tells of a person's case, 'inbox.read' or 'inbox.write' for messages and forms, 'self' for the caller's own; when in doubt the narrower one. domain/roles.ts says who has which.`;

describe('route table', () => {
  it.each(guarded.map((route) => ({ name: nameOf(route), route })))(
    'assigns one known permission: $name',
    ({ name, route }) => {
      expect(Object.keys(permissions), advice(name)).toContain(neededBy(route));
      expect(route.needs !== undefined && route.staffNeeds !== undefined).toBe(false);
    },
  );

  it('uses every permission in the route table', () => {
    const used = new Set(guarded.map(neededBy));
    expect(Object.keys(permissions).filter((name) => !used.has(name as Permission))).toEqual([]);
  });

  it.each(
    routes
      .filter((route) => /\/members\/\{id\}/.test(route.path) || route.needs?.startsWith('cases.'))
      .filter((route) => route.path.includes('{id}') && !route.path.endsWith('/open'))
      .map((route) => ({ name: nameOf(route), route })),
  )(
    'declares what the id in the path belongs to, so that the guard finds the case: $name',
    ({ route }) => {
      expect(route.caseBy, "give it `caseBy`: 'member' where {id} is a case").toBeDefined();
    },
  );

  it('gives every role some permission, and only owners all of them', () => {
    for (const role of allRoles) {
      const held = Object.keys(permissions).filter((one) => isAllowed(role, one as Permission));
      expect(held.length, role).toBeGreaterThan(0);
      expect(held.length === Object.keys(permissions).length, role).toBe(role === 'owner');
    }
  });

  it('matches the route table with docs/roles.md', () => {
    const file = fileURLToPath(new URL('../../docs/roles.md', import.meta.url));
    const printed = matrix();
    if (process.env.UPDATE_ROLES) writeFileSync(file, printed);
    expect(readFileSync(file, 'utf8'), 'UPDATE_ROLES=1 writes it anew').toBe(printed);
  });
});

function matrix(): string {
  const ticks = (permission: Permission) =>
    allRoles.map((role) => (isAllowed(role, permission) ? 'yes' : '')).join(' | ');
  const lines = listValues(permissions as Record<Permission, never>).flatMap((permission) => [
    `| **${permission}** | ${ticks(permission)} |`,
    ...guarded
      .filter((route) => neededBy(route) === permission)
      .map((route) => `| ${nameOf(route)}${route.staffNeeds ? ' (with a session)' : ''} | | | | |`),
  ]);
  return [
    '# Who may do what',
    '',
    'Generated from `domain/roles.ts` and the route table by `tests/api/roles.test.ts`. A bold row is a permission, with the roles',
    'that have it. The routes below it need that permission. Routes that are not listed need no account.',
    '',
    `| | ${allRoles.map((role) => roleLabels[role]).join(' | ')} |`,
    `|---${'|---'.repeat(allRoles.length)}|`,
    ...lines,
    '',
  ].join('\n');
}

const site = openSite();
type Staff = Awaited<ReturnType<typeof site.signIn>>;
const people = {} as Record<Role, Staff>;
beforeAll(async () => {
  for (const role of allRoles) people[role] = await site.signIn(`${role}-person`, role);
});

const bodyOf = ({ method }: Route) => (method === 'GET' || method === 'DELETE' ? undefined : {});
/** Logout would end the session that the other tests use; the sign-in tests cover it. */
const isTried = (route: Route) => route.path !== '/api/admin/logout';

const cases = guarded
  .filter(isTried)
  .flatMap((route) => allRoles.map((role) => ({ name: nameOf(route), role, route })));

describe('permissions by route and role', () => {
  it.each(cases)('grants or refuses by permission: $role, $name', async ({ route, role }) => {
    const response = await people[role](route.method, pathOf(route), { body: bodyOf(route) });
    const needed = neededBy(route) ?? 'staff.manage';
    if (isAllowed(role, needed)) {
      expect([401, 403], response.text).not.toContain(response.status);
    } else {
      expect(response.status).toBe(403);
      expect(response.body).toMatchObject({ error: { code: 'not-allowed' } });
    }
  });
});

describe('invalid sessions and requests by role', () => {
  const ways: Record<string, (role: Role) => Promise<Record<string, string>>> = {
    'an ended session': async (role) => {
      const staff = await site.signIn(`${role}-ended`, role);
      await staff('POST', '/api/admin/logout');
      return { cookie: staff.cookie, 'x-csrf-token': staff.token };
    },
    'a disabled account': async (role) => {
      const staff = await site.signIn(`${role}-disabled`, role);
      await setDisabled(site.db, `${role}-disabled`, true);
      return { cookie: staff.cookie, 'x-csrf-token': staff.token };
    },
  };
  const writes = guarded.filter(({ access, method }) => access !== 'public' && method !== 'GET');
  const staffOnly = guarded.filter(({ access }) => access !== 'public');

  it.each(
    allRoles.flatMap((role) =>
      Object.entries(ways).map(([way, headers]) => ({ role, way, headers })),
    ),
  )('returns 401 everywhere for the role $role with $way', async ({ role, headers }) => {
    const given = await headers(role);
    for (const route of staffOnly) {
      const options = { body: bodyOf(route), headers: given };
      const response = await site.visitor(route.method, pathOf(route), options);
      expect(response.status, nameOf(route)).toBe(401);
    }
  });

  it.each(allRoles)(
    'returns 403 for writes from another site or without the token: %s',
    async (role) => {
      const wrong: Record<string, string>[] = [
        { origin: 'https://evil.test' },
        { 'x-csrf-token': 'b'.repeat(43) },
      ];
      for (const headers of wrong) {
        for (const route of writes) {
          const response = await people[role](route.method, pathOf(route), { body: {}, headers });
          expect(response.status, nameOf(route)).toBe(403);
          expect(response.body, nameOf(route)).toMatchObject({ error: { code: 'forbidden' } });
        }
      }
    },
  );
});

describe('front desk', () => {
  const canary = 'canary-he-hits-me';
  const lastName = 'Deskview';

  it('sees no note and no safety answer in any list or search', async () => {
    await site.visitor('POST', '/api/members', {
      body: {
        ...samples.application,
        lastName,
        homeSafety: 'NOT SAFE',
        emergency: 'YES',
        notes: canary,
        questions: canary,
      },
    });
    const desk = people['front-desk'];
    const typed = `/api/duplicates/typed?${new URLSearchParams({ phone: samples.application.phone })}`;
    for (const path of ['/api/members', `/api/quick-find?search=${lastName}`, typed]) {
      const seen = await desk('GET', path);
      expect(seen.status, path).toBe(200);
      expect(seen.text, path).toContain(lastName);
      for (const secret of [
        canary,
        'not safe',
        'home-unsafe',
        'urgent',
        samples.application.phone,
      ]) {
        expect(seen.text, path).not.toContain(secret);
      }
      expect((await people['case-worker']('GET', path)).text, path).toMatch(/555|home-unsafe/);
    }
  });

  it('returns 403 for filters on fields that it may not read', async () => {
    for (const query of ['alerts=open', 'priority=urgent', 'tag=x', 'sort=queue', 'due=open']) {
      const response = await people['front-desk']('GET', `/api/members?${query}`);
      expect(response.status, query).toBe(403);
    }
    expect((await people['front-desk']('GET', '/api/members?sort=name')).status).toBe(200);
  });

  it('lets the front desk add a person', async () => {
    const taken = await people['front-desk']('POST', '/api/members', { body: samples.intake });
    expect(taken.status).toBe(201);
    const refused = await people.figures('POST', '/api/members', { body: samples.intake });
    expect(refused.status).toBe(403);
  });
});

it('shows case work in activity to case workers, and account changes to owners only', async () => {
  for (const [role, isSeen] of [
    ['owner', true],
    ['case-worker', false],
  ] as const) {
    const entries = (await people[role]('GET', '/api/activity')).body as { subject: string }[];
    expect(entries.some(({ subject }) => subject === 'staff')).toBe(isSeen);
  }
});
