import type { Page } from '@playwright/test';

/** Until what floats has stepped aside. */
export async function scrollAll(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top: y, behavior: 'instant' });
        if (scrollY === before) resolve();
      }),
    top,
  );
  // The frame in which it does.
  await page.clock.runFor(20);
}

/** What stands under something that floats, at each screenful of the page. */
export async function coveredOn(page: Page, below: string, above: string): Promise<string[]> {
  const covered: string[] = [];
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await scrollAll(page, top);
    const found = await page.evaluate(
      async ([lower, upper]) => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
        return [...document.querySelectorAll(lower)].flatMap((each) => {
          const box = each.getBoundingClientRect();
          if (box.height > 119 || box.width === 0) return [];
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return document.elementFromPoint(x, y)?.closest(upper) ? [each.outerHTML] : [];
        });
      },
      [below, above] as const,
    );
    covered.push(...found.map((html) => `${top}: ${html.slice(0, 90)}`));
  }
  return covered;
}
