// Tests who may call each route; the cases come from the route table, so a new route is covered at once.
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { resetPassword, setDisabled } from '../../server/auth/staff-accounts.ts';
import { collectStatements, type StatementTime } from '../../server/db/statement-times.ts';
import { openSite, origin, samples, signInBeforeAll } from './harness.ts';

/** Routes that need no session. Adding one is a security decision. */
const openToEverybody = [
  'GET /api/confirmation',
  'GET /api/health',
  'GET /api/ready',
  'GET /api/stats',
  'GET /api/openapi.json',
  'GET /api/public-events',
  'GET /api/admin/demo',
  'POST /api/admin/login',
  'POST /api/admin/login/code',
  'GET /api/admin/login/passkey',
  'POST /api/admin/login/passkey',
  'POST /api/admin/welcome',
  'POST /api/chat',
  'POST /api/contacts',
  'POST /api/donations',
  'POST /api/get-involved-submissions',
  'POST /api/members',
  'POST /api/texts',
  'POST /api/newsletters',
  'POST /api/newsletters/confirm',
  'POST /api/newsletters/unsubscribe',
];

const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;
const pathOf = (route: { path: string }) => route.path.replace(/\{\w+\}/g, '1');
const staffRoutes = routes.filter((route) => route.access !== 'public');
const staffWrites = staffRoutes.filter((route) => route.method !== 'GET');

const site = openSite();
type Headers = Record<string, string>;

const minutes = (count: number) => count * 60_000;

/** Ways to lack a session, with the headers a browser would still send. */
const withoutSession: Record<string, () => Promise<Headers>> = {
  'no cookie': async () => ({}),
  'a made-up cookie': async () => ({ cookie: `wwi_session=${'a'.repeat(43)}` }),
  'a cookie that is no token': async () => ({ cookie: 'wwi_session=%00; wwi_session=' }),
  'the cookie of the other scheme': async () => {
    const staff = await site.signIn('scheme');
    return { cookie: staff.cookie.replace('wwi_session', '__Host-wwi_session') };
  },
  'a session idle for 30 minutes': async () => {
    const staff = await site.signIn('idle');
    site.clock.offsetMs += minutes(30);
    return { cookie: staff.cookie, 'x-csrf-token': staff.token };
  },
  'a session in use for 12 hours': async () => {
    const staff = await site.signIn('absolute');
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect((await staff('GET', '/api/admin/session')).status).toBe(200);
      site.clock.offsetMs += minutes(20);
    }
    return { cookie: staff.cookie, 'x-csrf-token': staff.token };
  },
  'a session that was signed out': async () => {
    const staff = await site.signIn('leaver');
    expect((await staff('POST', '/api/admin/logout')).status).toBe(200);
    return { cookie: staff.cookie, 'x-csrf-token': staff.token };
  },
  'a disabled account': async () => {
    const staff = await site.signIn('disabled');
    await setDisabled(site.db, 'disabled', true);
    return { cookie: staff.cookie, 'x-csrf-token': staff.token };
  },
  'an account that was disabled and enabled again': async () => {
    const staff = await site.signIn('returned');
    await setDisabled(site.db, 'returned', true);
    await setDisabled(site.db, 'returned', false);
    return { cookie: staff.cookie, 'x-csrf-token': staff.token };
  },
  'a password that was reset': async () => {
    const staff = await site.signIn('renewed');
    await resetPassword(site.db, 'renewed', 'another long password');
    return { cookie: staff.cookie, 'x-csrf-token': staff.token };
  },
};

describe('route table', () => {
  it('lists exactly the mounted routes', () => {
    const mounted = site.api.routes
      .filter((route) => route.path !== '/api/*')
      .map((route) => `${route.method} ${route.path.replace(/:(\w+)\{[^}]*\}\}/g, '{$1}')}`);
    expect(mounted.toSorted()).toEqual(routes.map(nameOf).toSorted());
  });

  it('sets the access of every route', () => {
    for (const route of routes) expect(['public', 'staff'], nameOf(route)).toContain(route.access);
  });

  it('makes exactly the agreed routes public', () => {
    const open = routes.filter((route) => route.access === 'public').map(nameOf);
    expect(open.toSorted()).toEqual(openToEverybody.toSorted());
  });

  it('contains no duplicate routes in the route table', () => {
    expect(new Set(routes.map(nameOf)).size).toBe(routes.length);
  });
});

describe.each(Object.entries(withoutSession))('with %s', (_, makeHeaders) => {
  let headers: Headers;
  beforeAll(async () => {
    headers = await makeHeaders();
  });

  it.each(staffRoutes.map(nameOf))('returns 401 for %s without a valid session', async (name) => {
    const route = staffRoutes.find((one) => nameOf(one) === name) ?? expect.unreachable();
    const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {};
    const response = await site.visitor(route.method, pathOf(route), { body, headers });
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ error: { code: 'not-signed-in', message: 'Please sign in.' } });
  });
});

describe('signed-in writes', () => {
  const staff = signInBeforeAll(site, 'writer');

  const missing: Record<string, Headers> = {
    'without its token': { 'x-csrf-token': '' },
    'with a made-up token': { 'x-csrf-token': 'b'.repeat(43) },
    'from another site': { origin: 'https://evil.test' },
    'from a site whose name begins with ours': { origin: `${origin}.evil.test` },
    'from an opaque origin': { origin: 'null' },
    'from an origin that is no address': { origin: 'site.test' },
  };
  const cases = Object.entries(missing).flatMap(([what, headers]) =>
    staffWrites.map((route) => ({ what, name: nameOf(route), route, headers })),
  );

  it.each(cases)('returns 403 when a write comes $what: $name', async ({ route, headers }) => {
    const response = await staff(route.method, pathOf(route), { body: {}, headers });
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ error: { code: 'forbidden' } });
  });

  it.each(staffWrites.map((route) => ({ route, name: nameOf(route) })))(
    'returns 403 when a write has no origin: $name',
    async ({ route }) => {
      const response = await site.api.fetch(
        new Request(`${origin}${pathOf(route)}`, {
          method: route.method,
          headers: { cookie: staff.cookie, 'x-csrf-token': staff.token, host: 'site.test' },
        }),
      );
      expect(response.status).toBe(403);
    },
  );

  it('returns 403 when a write has no token header', async () => {
    for (const route of staffWrites) {
      const response = await site.visitor(route.method, pathOf(route), {
        body: {},
        headers: { cookie: staff.cookie },
      });
      expect(response.status, nameOf(route)).toBe(403);
    }
  });

  it('returns 403 when a write has the token of another session', async () => {
    const other = await site.signIn('other');
    for (const route of staffWrites) {
      const response = await staff(route.method, pathOf(route), {
        body: {},
        headers: { 'x-csrf-token': other.token },
      });
      expect(response.status, nameOf(route)).toBe(403);
    }
  });

  const takeBodies = routes.filter(({ body, isSigned }) => body !== undefined && !isSigned);
  it.each(takeBodies.map((route) => ({ route, name: nameOf(route) })))(
    'accepts only JSON bodies: $name',
    async ({ route }) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        '',
        'application/jsonp',
      ]) {
        const response = await staff(route.method, pathOf(route), {
          raw: '{}',
          headers: { 'content-type': type },
        });
        expect(response.status, type).toBe(415);
      }
    },
  );

  it('changes nothing and keeps the session when a write is refused', async () => {
    expect((await staff('GET', '/api/admin/session')).body).toMatchObject({ username: 'writer' });
  });
});

describe('webhooks that another service signs', () => {
  const signed = routes.filter(({ isSigned }) => isSigned !== undefined);

  it.each(signed.map(nameOf))(
    'returns 403 without a signature, whoever calls: %s',
    async (name) => {
      const route = signed.find((one) => nameOf(one) === name) ?? expect.unreachable();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const staff = await site.signIn('signer');
      for (const call of [site.visitor, staff, staff.bare]) {
        const response = await call(route.method, pathOf(route), { raw: 'Body=STOP', headers });
        expect(response.status).toBe(403);
      }
    },
  );
});

describe('token in local storage', () => {
  it('gives no access without the cookie', async () => {
    const staff = await site.signIn('storage');
    for (const route of staffRoutes) {
      const response = await site.visitor(route.method, pathOf(route), {
        headers: { 'x-csrf-token': staff.token, authorization: `Bearer ${staff.token}` },
      });
      expect(response.status, nameOf(route)).toBe(401);
    }
  });
});

describe('unknown paths', () => {
  it.each(['/api/', '/api/nothing', '/api/members/abc', '/api/members/1/notes', '/api/volunteers'])(
    'returns 404 in JSON for %s',
    async (path) => {
      const response = await site.visitor('GET', path);
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ error: { code: 'not-found' } });
    },
  );

  it('lists the allowed methods when the path exists', async () => {
    const response = await site.visitor('DELETE', '/api/members');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'POST']);
  });
});

describe('session lookup', () => {
  const isNeeded = (route: (typeof routes)[number]) =>
    route.access === 'staff' || route.usesSession === true;

  let statements: StatementTime[];
  const isOfSession = ({ sql }: StatementTime) => /^select "staff_sessions"/.test(sql);
  /** Sends a request and collects the statements that it runs. */
  const visit: typeof site.visitor = (...call) => {
    statements = [];
    return collectStatements(statements, () => site.visitor(...call));
  };

  it.each(routes.map((route) => ({ name: nameOf(route), route })))(
    'queries the session only when the route needs it: $name',
    async ({ route }) => {
      const headers = { cookie: `wwi_session=${'a'.repeat(43)}` };
      const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {};
      await visit(route.method, pathOf(route), { body, headers });
      expect(statements.filter(isOfSession)).toHaveLength(isNeeded(route) ? 1 : 0);
    },
  );

  it('makes no query for a health check, even with a session cookie', async () => {
    const staff = await site.signIn('watcher');
    const headers = { cookie: staff.cookie, 'x-csrf-token': staff.token };
    const health = await visit('GET', '/api/health', { headers });
    expect([health.status, statements]).toEqual([200, []]);
  });

  it('makes only two queries when a user opens the same case again', async () => {
    const staff = await site.signIn('reader');
    const { body: taken } = await staff('POST', '/api/members', { body: samples.intake });
    const { id } = taken as { id: number };
    const headers = { cookie: staff.cookie };
    const open = () => visit('GET', `/api/members/${id}`, { headers });
    await open();
    const again = await open();
    expect([again.status, statements.length]).toEqual([200, 2]);
  });
});
