// Opens pages with a stopped clock, which only the test advances.
import type { Page } from '@playwright/test';
import { waitForHydration } from './site-test';

const loadedAt = new Date('2026-03-02T15:00:00Z');
const stillFrom = new Date('2026-03-02T15:00:10Z');

type Before = { consent?: boolean; dismissed?: boolean };

/** The stored choice of a visitor who has answered the cookie card. */
export const chosenConsent = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
  timestamp: '2026-03-01T12:00:00.000Z',
};

export async function stopClock(page: Page, before: Before = {}): Promise<void> {
  await page.clock.install({ time: loadedAt });
  await page.clock.pauseAt(stillFrom);
  await page.addInitScript(
    ({ consent, dismissed }) => {
      if (consent !== undefined) localStorage.setItem('wwi_cookie_consent', consent);
      if (dismissed) sessionStorage.setItem('wwi_ticker_dismissed', 'true');
    },
    {
      consent: before.consent ? JSON.stringify(chosenConsent) : undefined,
      dismissed: before.dismissed ?? false,
    },
  );
}

/** Opens a page whose app starts `lateMs` after the page load. */
export async function openWithLateApp(page: Page, path: string, lateMs: number, before?: Before) {
  await stopClock(page, before);
  // Mock the navigation entry, which uses the real clock.
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const loadEventEnd = performance.now();
      performance.getEntriesByType = () => [{ loadEventEnd }] as never;
    });
  });
  await page.goto(path);
  await page.clock.runFor(lateMs);
  await waitForHydration(page);
}

/** Opens a page with a stopped clock and waits until the app has started. */
export async function openWithStoppedClock(
  page: Page,
  path: string,
  before?: Before,
): Promise<void> {
  await stopClock(page, before);
  await page.goto(path);
  await waitForHydration(page);
}

/** Moves the pointer to the top of the page, away from rotating content. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(3, 3);
}
