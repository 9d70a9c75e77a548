import { contentOf } from '#content/all';
import { startBuiltServer } from '../built-server';
import { expect, test } from './site-test';

const { failures, organization } = contentOf('en');
const { failures: spanish } = contentOf('es');

test.use({ serviceWorkers: 'allow' });

test('shows the offline page with phone numbers while the server is gone, and stores nothing else', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_|Failed to load|fetch/);
  const server = await startBuiltServer();
  try {
    await page.goto(`${server.base}/about`);
    await page.mouse.move(2, 2);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // Reachable pages always come from the server, never from the cache.
    await page.goto(`${server.base}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  } finally {
    await server.stop();
  }
  for (const [path, { offline }] of [
    ['/programs', failures],
    ['/es/donate', spanish],
  ] as const) {
    await page.goto(server.base + path);
    await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
    const { crisis, phone } = organization;
    for (const href of [crisis.emergency.href, crisis.lifeline.call.href, phone.href]) {
      await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: offline.retry })).toHaveAttribute('href', '');
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.sort()).toEqual(['/es/offline', '/offline']);
});
