import { expect, it } from 'vitest';
import { chooseEncoding } from './negotiation.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['brotli, xgzip', 'identity'],
  [' br ; q=1.0 , gzip ; q=0.8 ', 'br'],
  [';;;,,,', 'identity'],
] as const)('selects the stored encoding for Accept-Encoding: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
