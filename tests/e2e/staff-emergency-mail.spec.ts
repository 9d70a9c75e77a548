// Emergency mail at night, a killed server, and presence and conflict notices: on PostgreSQL with two processes whose
// clocks the test sets.
import type { Browser, Page } from '@playwright/test';
import { decodePlainText } from '../smtp/smtp-server';
import { expect, test, waitUntilIdle } from './site-test';
import { apply, getField, submitVolunteerForm, visit } from './staff-pages';
import { inbox, sendAs, startTwoServers } from './two-servers';

test.describe.configure({ mode: 'serial' });
let site: Awaited<ReturnType<typeof startTwoServers>>;
test.beforeAll(async () => {
  site = await startTwoServers();
});
test.afterAll(() => site.stop());

const message = (name: string, subject = 'Hours') => ({
  ...{ name, subject, message: 'When are you open?' },
  email: `${name.toLowerCase()}@example.org`,
});
const emergencies = (page: Page) => page.getByRole('region', { name: 'Emergencies' });

test('sends emergency mail at once and again after 15 minutes until the emergency is opened', async ({
  browser,
}) => {
  const { one, other, smtp } = site;
  // 2:00 AM in the office time zone, in winter.
  const night = Date.parse('2027-01-13T07:00:00Z');
  const setClocks = (minutes: number) => {
    const ahead = night + minutes * 60_000 - Date.now();
    for (const server of [one, other]) server.setClock(ahead);
  };
  const told = () => smtp.delivered.filter(({ data }) => data.includes('Please sign in now'));
  /** Waits until the mail for this message was sent, and so all earlier mail too. */
  const quiet = async (name: string) => {
    await one.post('/api/contacts', message(name));
    await expect
      .poll(() => smtp.delivered.map(({ to }) => to))
      .toContain(`${name.toLowerCase()}@example.org`);
  };
  setClocks(0);
  const screen = await site.screen(browser, other, 'dana', '/admin/pledges');
  const elsewhere = await site.screen(browser, one, 'casey', '/admin/inbox');

  await one.post('/api/members', {
    ...{ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.org', phone: '8045550123' },
    ...{ location: 'Richmond, VA', homeSafety: 'NOT SAFE', emergency: 'YES' },
    ...{ hearAbout: 'A friend', questions: 'Please come' },
  });
  await expect(emergencies(screen).getByRole('link')).toBeVisible();
  await expect(screen).toHaveTitle(/^\(1\) /);
  await expect
    .poll(() =>
      told()
        .map(({ to }) => to)
        .toSorted(),
    )
    .toEqual(['casey@example.org', inbox]);
  for (const { data } of told()) {
    expect(data).toMatch(/^Date: Wed, 13 Jan 2027 07:00:/m);
    expect(`${data} ${decodePlainText(data)}`).not.toMatch(
      /Ana|Silva|emergency|safe|danger|8045550123/i,
    );
  }

  setClocks(14.5);
  await quiet('Before');
  expect(told()).toHaveLength(2);
  setClocks(15.5);
  await expect.poll(told).toHaveLength(4);
  expect(new Set(told().map(({ messageId }) => messageId)).size).toBe(4);
  expect(decodePlainText(told().at(-1)?.data ?? '')).toContain('/admin/unopened');
  expect(told().at(-1)?.data).toMatch(/^Date: Wed, 13 Jan 2027 07:15:/m);

  await emergencies(screen).getByRole('link').click();
  await expect(screen.getByRole('heading', { level: 1 })).toContainText('Silva');
  await expect(emergencies(elsewhere)).toHaveCount(0);
  setClocks(31);
  await quiet('After');
  setClocks(47);
  await quiet('Later');
  expect(told()).toHaveLength(4);
});

test('reconnects an open screen after the server was killed, and shows what was stored meanwhile', async ({
  browser,
}) => {
  const { one, other } = site;
  const screen = await site.screen(browser, other, 'dana', '/admin/inbox');
  const second = await site.screen(browser, other, 'casey', '/admin/dashboard');
  await other.kill();
  await one.post('/api/contacts', message('Missed', 'While it was down'));
  await one.post('/api/members', {
    ...{ firstName: 'Bo', lastName: 'Reyes', email: 'bo@example.org', phone: '8045550124' },
    ...{ location: 'Richmond, VA', homeSafety: 'SAFE', emergency: 'YES', hearAbout: 'A friend' },
  });
  await other.start();
  await expect(screen.getByText('While it was down')).toBeVisible();
  await expect(emergencies(second).getByRole('link')).toBeVisible();
  await one.post('/api/contacts', message('Again', 'Heard again'));
  await expect(screen.getByText('Heard again')).toBeVisible();
});

/** Casey opens a row and types; Dana, on the other process, changes it. */
async function typedOver(casey: Page, dana: Page, typed: Typed): Promise<void> {
  // Wait for the connection: for earlier changes the screen does not learn who made them.
  const isListening = casey.waitForResponse((response) => response.url().includes('/api/live'));
  await casey.goto(typed.at);
  await isListening;
  await typed.open?.(casey);
  const input = typed.input(casey);
  await input.fill(`${await input.inputValue()} more`);
  await typed.change(dana);
  await expect(casey.getByText('dana changed this while you were typing')).toBeVisible();
  await expect(input).toHaveValue(/ more$/);
}
type Typed = {
  at: string;
  open?: (page: Page) => Promise<void>;
  input: (page: Page) => ReturnType<typeof getField>;
  change: (dana: Page) => Promise<unknown>;
};

/** Delays presence responses on pages with `?held` in the address. */
function holdPresence(): void {
  if (location.search !== '?held') return;
  const { fetch: ask } = window;
  const held: (() => void)[] = [];
  const holding: typeof fetch = async (...asked) => {
    const response = await ask(...asked);
    if (String(asked[0]).includes('presence')) {
      await new Promise<void>((resolve) => held.push(resolve));
    }
    return response;
  };
  Object.assign(window, { held, fetch: holding });
}

test('shows the name of a user who has the same row open or changes it', async ({
  browser,
}: {
  browser: Browser;
}) => {
  const { one, other } = site;
  const casey = await site.screen(browser, one, 'casey', '/admin/dashboard');
  const dana = await site.screen(browser, other, 'dana', '/admin/dashboard');
  await apply(casey.context().request, 'Typed');
  await submitVolunteerForm(casey.context().request, 'Typed');
  await one.post('/api/contacts', message('Typed'));
  type Row = { id: number; version: number };
  const first = async (path: string) => {
    const [row] = await sendAs<Row[]>(dana, 'GET', path);
    return row ?? { id: 0, version: 0 };
  };
  const member = await first('/api/members?search=typed');
  const contact = await first('/api/contacts?search=typed');
  const form = await first('/api/get-involved-submissions?search=typed');
  const account = (await sendAs<(Row & { username: string })[]>(dana, 'GET', '/api/on-call'))[0];
  const event = await sendAs<Row>(dana, 'POST', '/api/public-events', {
    ...{ title: 'Garden day', description: 'Dig', eventDate: '2030-05-04', eventTime: '10 AM' },
    ...{ location: 'Garden', address: '1 Street', city: 'Richmond', state: 'VA' },
    eventType: 'Workshop',
  });
  const note = await sendAs<Row>(dana, 'POST', '/api/member-progress', {
    ...{ memberId: member.id, title: 'Call', description: 'Well' },
  });
  const profile = `/admin/member-profile/${member.id}`;

  await casey.goto(profile);
  await dana.goto(profile);
  await expect(dana.getByText('casey has this open too.')).toBeVisible();
  await expect(casey.getByText('dana has this open too.')).toBeVisible();
  await dana.goto('/admin/dashboard');
  await expect(casey.getByText('dana has this open too.')).toBeHidden();
  // A delayed presence response must not show a user who has left meanwhile.
  await dana.goto(profile);
  await casey.addInitScript(holdPresence);
  await casey.goto(`${profile}?held`);
  await casey.waitForFunction(() => Reflect.get(window, 'held').length > 0);
  await expect(dana.getByText('casey has this open too.')).toBeVisible();
  const told = dana.waitForResponse(/presence/);
  await visit(dana, '/admin/dashboard');
  await told;
  await casey.waitForTimeout(1_000);
  await casey.evaluate(() => {
    for (const letGo of Reflect.get(window, 'held').splice(0)) letGo();
  });
  await waitUntilIdle(casey);
  await expect(casey.getByText('dana has this open too.')).toBeHidden();

  const reply = (page: Page) => page.getByRole('textbox', { name: 'Write a reply' });
  await typedOver(casey, dana, {
    at: `${profile}/edit`,
    input: (page) => getField(page, 'City'),
    change: (page) =>
      sendAs(page, 'PATCH', `/api/members/${member.id}`, {
        ...{ version: member.version, status: 'on-hold' },
      }),
  });
  await typedOver(casey, dana, {
    at: `${profile}?tab=progress`,
    open: (page) => page.getByRole('button', { name: 'Correct' }).click(),
    input: (page) => page.getByRole('form', { name: 'Correct this note' }).getByLabel('Outcome'),
    change: (page) =>
      sendAs(page, 'PATCH', `/api/member-progress/${note.id}`, {
        ...{ version: note.version, status: 'achieved' },
      }),
  });
  await typedOver(casey, dana, {
    at: `/admin/events/${event.id}`,
    input: (page) => getField(page, 'Title'),
    change: (page) =>
      sendAs(page, 'PATCH', `/api/public-events/${event.id}`, {
        ...{ version: event.version, isActive: false },
      }),
  });
  // Presence and new replies must not move the reply field and its button.
  const inDialog = `/admin/inbox?open=${contact.id}`;
  const send = casey.getByRole('button', { name: 'Send reply' });
  const places = () =>
    Promise.all([reply(casey), send].map(async (one) => (await one.boundingBox())?.y ?? 0));
  let before: number[] = [];
  await typedOver(casey, dana, {
    at: inDialog,
    input: reply,
    change: async (page) => {
      before = await places();
      await page.goto(inDialog);
      await expect(casey.getByText('dana has this open too.')).toBeVisible();
      await sendAs(page, 'POST', `/api/contacts/${contact.id}/replies`, { body: 'From eight.' });
    },
  });
  await expect(casey.getByRole('article').filter({ hasText: 'From eight.' })).toBeVisible();
  const moved = (await places()).map((y, at) => Math.abs(y - (before[at] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(1);
  // The notice also appears on a second reply, which does not change the message row.
  await typedOver(casey, dana, {
    at: inDialog,
    input: reply,
    change: (page) =>
      sendAs(page, 'POST', `/api/contacts/${contact.id}/replies`, { body: 'To six.' }),
  });
  await typedOver(casey, dana, {
    at: `/admin/submissions?open=${form.id}`,
    input: reply,
    change: (page) =>
      sendAs(page, 'POST', `/api/get-involved-submissions/${form.id}/replies`, { body: 'Yes.' }),
  });
  await typedOver(casey, dana, {
    at: '/admin/notifications',
    input: (page) => getField(page, 'Email address'),
    change: (page) =>
      sendAs(page, 'PATCH', `/api/on-call/${account?.id}`, {
        ...{ version: account?.version ?? 0, isOnCall: false },
      }),
  });
});
