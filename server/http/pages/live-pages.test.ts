import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultSite } from '#content/all';
import type { Log } from '../log.ts';
import { createLivePages } from './live-pages.ts';
import { createResponseCache } from './response-cache.ts';
import type { Site } from './site.ts';

const facts = { isLive: true, query: {}, dataQuery: {}, hasData: true };

function setUp() {
  const cache = createResponseCache();
  const shown = { text: 'one event', fails: false, isApiAway: false, renders: 0 };
  const failures: unknown[] = [];
  const site: Pick<Site, 'respond' | 'publicPages'> = {
    publicPages: [
      { path: '/', ...facts, hasData: false },
      { path: '/events', ...facts },
      { path: '/about', ...facts, isLive: false },
    ],
    async respond(request, { fetchApi }) {
      shown.renders += 1;
      const { ok } = await fetchApi('/api/public-events');
      const text = ok ? shown.text : 'no events';
      await new Promise((resolve) => setImmediate(resolve));
      if (shown.fails) return new Response('oh', { status: 500 });
      const { pathname } = new URL(request.url);
      const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8';
      return new Response(`${pathname}: ${text}`, { headers: { 'Content-Type': type } });
    },
  };
  const pages = createLivePages({
    siteContent: () => defaultSite,
    site,
    cache,
    parts: { styles: new Map(), starter: 'start();' },
    fetchApi: async () => new Response('', { status: shown.isApiAway ? 503 : 200 }),
    log: Object.assign(pino({ level: 'silent' }), {
      error: (fact: unknown) => void failures.push(fact),
    }) as unknown as Log,
  });
  const body = (path: string) => cache.find(path)?.response.variants.identity.body;
  return { pages, cache, shown, failures, body };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('live pages', () => {
  it('caches live pages and their navigation data after the start', async () => {
    const { pages, cache, body } = setUp();
    await pages.refreshAll();
    expect(body('/')).toBe('/: one event');
    expect(body('/events')).toBe('/events: one event');
    expect(body('/events.data')).toBe('/events.data: one event');
    expect(cache.find('/about')).toBeUndefined();
    pages.stop();
  });

  it('renders pages one after another, so that a request for one page does not wait for all', async () => {
    const { pages, shown, body } = setUp();
    const all = pages.refreshAll();
    while (body('/') === undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(shown.renders).toBeLessThanOrEqual(2);
    await all;
    expect(shown.renders).toBe(3);
    pages.stop();
  });

  it('waits for a page only while it is being rendered', async () => {
    const { pages, shown, body } = setUp();
    const all = pages.refreshAll();
    await pages.awaited('/');
    expect(body('/')).toBe('/: one event');
    while (pages.awaited('/events') === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await pages.awaited('/events');
    expect(body('/events')).toBe('/events: one event');
    expect(body('/events.data'), 'of use to nobody who waits for the page').toBeUndefined();
    await all;
    shown.fails = true;
    void pages.invalidate(['/']);
    await pages.awaited('/');
    expect(pages.awaited('/'), 'it will not be').toBeUndefined();
    pages.stop();
  });

  it('serves the changed page once invalidation resolves', async () => {
    const { pages, shown, body } = setUp();
    await pages.refreshAll();
    shown.text = 'two events';
    await pages.invalidate(['/events', '/unknown']);
    expect(body('/events')).toBe('/events: two events');
    expect(body('/'), 'not named, not rendered').toBe('/: one event');
    pages.stop();
  });

  it('renders again when a change arrives during rendering', async () => {
    const { pages, shown, body } = setUp();
    const first = pages.invalidate(['/events']);
    shown.text = 'two events';
    await Promise.all([first, pages.invalidate(['/events'])]);
    expect(body('/events')).toBe('/events: two events');
    pages.stop();
  });

  it('renders once for many simultaneous changes', async () => {
    const { pages, shown } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => pages.invalidate(['/'])));
    expect(shown.renders).toBe(2);
    pages.stop();
  });

  it('keeps the previous page and logs an error when rendering fails', async () => {
    const { pages, shown, body, failures } = setUp();
    await pages.refreshAll();
    shown.fails = true;
    await pages.invalidate(['/events']);
    expect(body('/events')).toBe('/events: one event');
    expect(failures).toHaveLength(1);
    pages.stop();
  });

  it('keeps the previous pages while the database is unavailable, until rendering succeeds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { pages, shown, body, failures } = setUp();
    await pages.refreshAll();
    shown.isApiAway = true;
    await pages.refreshAll();
    for (const path of ['/', '/events', '/events.data']) expect(body(path)).toContain('one event');
    expect(failures).toHaveLength(2);
    shown.isApiAway = false;
    shown.text = 'two events';
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(body('/events.data')).toContain('two events'));
    pages.stop();
  });

  it('renders the pages later when the database is unavailable at the start', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { pages, shown, body } = setUp();
    shown.isApiAway = true;
    await pages.refreshAll();
    expect(body('/')).toBeUndefined();
    shown.isApiAway = false;
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(body('/')).toContain('one event'));
    pages.stop();
  });

  it('renders each page once within seconds after many writes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { pages, shown, body } = setUp();
    await pages.refreshAll();
    shown.text = 'one more gift';
    const before = shown.renders;
    for (let write = 0; write < 50; write++) pages.refreshSoon();
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(body('/events.data')).toContain('one more gift'));
    expect(shown.renders - before).toBe(3);
    pages.stop();
  });

  it('renders the pages again when the day changes in Richmond', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T04:59:55Z'), toFake: ['setInterval', 'Date'] });
    const { pages, shown, body } = setUp();
    await pages.refreshAll();
    shown.text = 'tomorrow';
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(body('/events.data')).toContain('tomorrow'));
    shown.text = 'the same day';
    vi.advanceTimersByTime(60_000);
    await pages.invalidate([]);
    expect(body('/')).toBe('/: tomorrow');
    pages.stop();
  });
});
