import { describe, expect, it } from 'vitest';
import { preferredEncoding } from './negotiation.ts';

describe('preferred encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['BR', 'br'],
    ['x-gzip', 'gzip'],
    ['br;q=nonsense, gzip', 'gzip'],
    [' br ; q=1.0 , gzip ; q=0.8 ', 'br'],
    [';;;,,,', 'identity'],
  ] as const)('selects the preferred encoding for Accept-Encoding: %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
    expect(preferredEncoding(header), 'also when it is remembered').toBe(encoding);
  });

  it('keeps responding when clients make up a new header each time', () => {
    for (let i = 0; i < 1_000; i += 1) expect(preferredEncoding(`br, made-up-${i}`)).toBe('br');
    expect(preferredEncoding('gzip, never-seen')).toBe('gzip');
  });
});
