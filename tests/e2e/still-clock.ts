// A page whose clock stands still: only the test lets time pass.
import type { Page } from '@playwright/test';
import { hydrated } from './site-test';

const loadedAt = new Date('2026-03-02T15:00:00Z');
const stillFrom = new Date('2026-03-02T15:00:10Z');

type Before = { consent?: boolean; dismissed?: boolean };

/** What a visitor chose before, who is thus not asked again. */
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

/** Opens a page whose app starts late, this long after the page was there. */
export async function openLate(page: Page, path: string, lateMs: number, before?: Before) {
  await stopClock(page, before);
  // The browser's own entry goes by the real clock.
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const loadEventEnd = performance.now();
      performance.getEntriesByType = () => [{ loadEventEnd }] as never;
    });
  });
  await page.goto(path);
  await page.clock.runFor(lateMs);
  await hydrated(page);
}

/** Opens a page at a still moment, with the app running. */
export async function openStill(page: Page, path: string, before?: Before): Promise<void> {
  await stopClock(page, before);
  await page.goto(path);
  await hydrated(page);
}

/** The pointer leaves whatever it was over: the top of the page has nothing that moves. */
export async function pointAway(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(3, 3);
}
