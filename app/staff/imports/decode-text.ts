// Decodes the bytes of a text file whose encoding nobody names.

/** A byte order mark decides; then zero bytes tell UTF-16; then what is not valid UTF-8 is Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode(bytes, 'utf-8');
  const zeros = countZeros(bytes.subarray(0, 2_000));
  if (zeros.odd > zeros.even && zeros.odd > 10) return decode(bytes, 'utf-16le');
  if (zeros.even > zeros.odd && zeros.even > 10) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd']++;
  }
  return zeros;
}
