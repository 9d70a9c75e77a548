import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, compressFor } from './compression.ts';

const text = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 20) }, (_, at) => `Neighbour ${at} of us. `)
    .join('')
    .slice(0, bytes);

it.each([201, 5_000, 100_000, 5_000_000])(
  'restores the original %i bytes after compression',
  async (bytes) => {
    const plain = Buffer.from(text(bytes));
    const { br, gzip } = await compress(plain, 'quick');
    expect(brotliDecompressSync(br ?? '').equals(plain)).toBe(true);
    expect(gunzipSync(gzip ?? '').equals(plain)).toBe(true);
    expect(brotliDecompressSync(await compressFor('br', text(bytes))).equals(plain)).toBe(true);
  },
);

it('limits the compression window to the size of the text, to save memory', async () => {
  // Header of a brotli stream: 17 window bits cover up to 131,056 bytes.
  const seventeen = 0b000_000_1;
  const { br } = await compress(Buffer.from(text(100_000)), 'quick');
  expect((br?.[0] ?? 0) & 0x7f).toBe(seventeen);
  const [first = 0] = await compressFor('br', text(100_000));
  expect(first & 0x7f).toBe(seventeen);
});
