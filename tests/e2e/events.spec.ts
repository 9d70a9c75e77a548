import {
  expect,
  expectAccessible,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

test.beforeEach(({ context }) => simulateReturningVisitor(context));

const allEvents = '**/api/public-events';

test('renders the event cards on the server, soonest first', async ({ page, request }) => {
  const events = await (await request.get('/api/public-events?upcoming=true')).json();
  await page.goto('/events');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(events.length);
  const first = cards.first();
  await expect(first).toContainText(events[0].title);
  await expect(first).toContainText(events[0].eventTime);
  await expect(first).toContainText(/[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}/);
  await expect(first).toContainText('Richmond, VA');
  const workshops = events.filter((event: { eventType: string }) =>
    /workshop/i.test(event.eventType),
  );
  const rsvp = page.getByRole('link', { name: /RSVP For Free/ });
  await expect(rsvp).toHaveCount(workshops.length);
  await expect(rsvp.first()).toHaveAttribute('target', '_blank');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '',
  );
  expect(data[0]).toMatchObject({ '@type': 'Event', name: events[0].title });
});

test('updates the events from the API once scripts run', async ({ page }) => {
  await page.route(allEvents, (route) => route.fulfill({ json: [] }));
  await page.goto('/events');
  await expect(page.locator('main article').first()).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
});

test('exports an event to a calendar in Richmond time', async ({ request }) => {
  const [event] = await (await request.get('/api/public-events?upcoming=true')).json();
  const file = await request.get(`/events/${event.id}/calendar.ics`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = await file.text();
  expect(text).toContain(`SUMMARY:${event.title}`);
  const day = event.eventDate.slice(0, 10).replaceAll('-', '');
  expect(text).toMatch(new RegExp(`DTSTART:${day}T1[45]0000Z`));
  expect((await request.get('/events/999999/calendar.ics')).status()).toBe(404);
});

test('shows skeletons of the same size while the events load', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(allEvents, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Events' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Getting the list of events' }),
  ).toBeAttached();
  const kept = await page.locator('.event-skeleton').first().boundingBox();
  release();
  const card = page.locator('main article').first();
  await expect(card).toBeVisible();
  const drawn = await card.boundingBox();
  expect(Math.abs((drawn?.height ?? 0) - (kept?.height ?? 0))).toBeLessThan(120);
  expect(drawn?.width).toBe(kept?.width);
});

test('shows an empty state when there are no events', async ({ page }) => {
  await page.route(allEvents, (route) => route.fulfill({ json: [] }));
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  await expect(
    page.getByText('Check back soon for new community events and workshops!'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('lists past events below the upcoming ones, newest first', async ({ page, request }) => {
  const events = await (await request.get('/api/public-events')).json();
  const coming = await (await request.get('/api/public-events?upcoming=true')).json();
  await page.goto('/events');
  const past = page.getByRole('region', { name: 'Past events' });
  await expect(past.getByRole('listitem')).toHaveCount(events.length - coming.length);
  await expect(past.getByRole('listitem').first()).toContainText(
    events[events.length - coming.length - 1].title,
  );
  const edge = await past.boundingBox();
  const last = await page.locator('main article').last().boundingBox();
  expect(edge?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
});

test('shows the same upcoming events when the clock of the phone is wrong', async ({
  page,
  request,
}) => {
  const coming = await (await request.get('/api/public-events?upcoming=true')).json();
  expect(coming).not.toEqual([]);
  for (const date of ['2020-01-01', '2040-01-01']) {
    await page.clock.setFixedTime(date);
    await page.goto('/about');
    await waitForHydration(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('region', { name: 'Past events' })).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(coming.length);
  }
});

test('does not break the layout with long words, Arabic, and emoji in events', async ({
  page,
  request,
}) => {
  const [event] = await (await request.get('/api/public-events?upcoming=true')).json();
  const odd = {
    ...event,
    title: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
    description: 'https://example.org/'.padEnd(300, 'x'),
    location: 'مركز الجيران في ريتشموند',
    eventType: `🎉👩‍👩‍👧‍👦${'Workshop'.repeat(12)}`,
  };
  const past = { ...odd, id: 0, eventDate: '2020-02-02T12:00:00.000Z' };
  await page.route(`${allEvents}*`, (route) => route.fulfill({ json: [past, odd] }));
  await page.goto('/about');
  await waitForHydration(page);
  for (const [link, width] of [
    ['Events', 390],
    ['Home', 390],
    ['Events', 1440],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('navigation').first().getByRole('link', { name: link }).click();
    const card = page.locator('main article').first();
    await expect(card).toContainText('🎉');
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.event-card, .event-card *, .past-events *')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
        .map((each) => each.outerHTML.slice(0, 60)),
    );
    expect(wide, `${link} at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
