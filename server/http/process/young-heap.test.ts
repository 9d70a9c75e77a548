import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('./young-heap.ts', import.meta.url).href;

/** Returns the size in megabytes of V8's young generation after many short-lived allocations. */
function roomForYoung(prelude: string): number {
  const script = `
    ${prelude}
    const { getHeapSpaceStatistics } = await import('node:v8');
    let kept = [];
    for (let n = 0; n < 2e6; n += 1) {
      kept.push({ n, text: 'x' + n });
      if (kept.length > 20_000) kept = [];
    }
    const space = getHeapSpaceStatistics().find((each) => each.space_name === 'new_space');
    process.stdout.write(String(space.space_size / 2 ** 20));
  `;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

it('limits the young generation of a server started without npm', () => {
  expect(roomForYoung('')).toBeGreaterThan(8);
  const limited = `(await import('${module}')).limitYoungHeap();`;
  expect(roomForYoung(limited)).toBeLessThanOrEqual(8);
});
