import { describe, expect, it } from 'vitest';
import { createPublicDataCache } from './public-data-cache.ts';

function setUp() {
  const clock = { ms: 0 };
  const kept = createPublicDataCache(() => clock.ms);
  const source = { value: 'one', reads: 0, isAway: false, wait: Promise.resolve() };
  const read = () =>
    kept.read('a', async () => {
      source.reads += 1;
      const { value } = source;
      await source.wait;
      if (source.isAway) throw new Error('away');
      return value;
    });
  return { clock, kept, source, read };
}

describe('cache', () => {
  it('loads a value once for concurrent readers', async () => {
    const { read, source } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one']);
    await read();
    expect(source.reads).toBe(1);
  });

  it('reloads a value after a change', async () => {
    const { kept, read, source } = setUp();
    await read();
    source.value = 'two';
    kept.forget();
    expect(await read()).toBe('two');
    expect(source.reads).toBe(2);
  });

  it('reloads a value that changed while it was loading', async () => {
    const { kept, read, source } = setUp();
    let go = () => {};
    source.wait = new Promise((resolve) => {
      go = resolve;
    });
    const before = read();
    source.value = 'two';
    kept.forget();
    const after = read();
    go();
    expect(await before).toBe('one');
    expect(await after).toBe('two');
  });

  it('serves the stale value while the database is down, and retries once per second', async () => {
    const { clock, kept, read, source } = setUp();
    await read();
    kept.forget();
    source.isAway = true;
    expect(await read()).toBe('one');
    expect(await read()).toBe('one');
    expect(source.reads).toBe(2);
    source.isAway = false;
    source.value = 'two';
    clock.ms += 1_001;
    expect(await read()).toBe('two');
  });

  it('retries at once after a change, even if the last load failed', async () => {
    const { kept, read, source } = setUp();
    await read();
    kept.forget();
    source.isAway = true;
    await read();
    source.isAway = false;
    source.value = 'two';
    kept.forget();
    expect(await read()).toBe('two');
  });

  it('does not cache an error when it has no earlier value', async () => {
    const { read, source } = setUp();
    source.isAway = true;
    await expect(read()).rejects.toThrow('away');
    source.isAway = false;
    expect(await read()).toBe('one');
  });
});
