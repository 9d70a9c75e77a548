import { describe, expect, it } from 'vitest';
import { createKept } from './kept.ts';

function setUp() {
  const clock = { ms: 0 };
  const kept = createKept(() => clock.ms);
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

describe('what is kept', () => {
  it('is read once, however many ask at the same time', async () => {
    const { read, source } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one']);
    await read();
    expect(source.reads).toBe(1);
  });

  it('is read again after a change', async () => {
    const { kept, read, source } = setUp();
    await read();
    source.value = 'two';
    kept.forget();
    expect(await read()).toBe('two');
    expect(source.reads).toBe(2);
  });

  it('never hides a change that came while it was read', async () => {
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

  it('serves on while the database is away, and asks it only now and then', async () => {
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

  it('is asked for at once when a change is told, though the last try failed', async () => {
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

  it('is not remembered when there never was anything', async () => {
    const { read, source } = setUp();
    source.isAway = true;
    await expect(read()).rejects.toThrow('away');
    source.isAway = false;
    expect(await read()).toBe('one');
  });
});
