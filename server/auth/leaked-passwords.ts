// Checks passwords against a Bloom filter of leaked passwords, without network access.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export const leakedPasswordsFile = 'leaked-passwords.bin';
/**
 * 19.2 bits per password and 13 hashes: about one in ten thousand others is rejected by mistake.
 */
const bitsOfOne = 13;
const filterBitsOfOne = 19.2;
/** Shorter passwords are rejected anyway. */
const shortest = 12;

/** Beside the bundle, or in the build folder beside the sources. */
const places = [`./${leakedPasswordsFile}`, `../../build/${leakedPasswordsFile}`];
let filter: Buffer | undefined;

export function isLeaked(password: string): boolean {
  filter ??= readFilter();
  const bits = filter;
  return guessesOf(password).some((guess) =>
    positions(guess, bits.length).every((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0),
  );
}

/** Attackers vary leaked passwords by capitals and by characters before and after. */
function guessesOf(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase();
  const ended = plain.replace(/[^a-z]+$/, '');
  const bare = ended.replace(/^[^a-z]+/, '');
  return [...new Set([plain, ended, bare])].filter(({ length }) => length >= shortest);
}

export function buildLeakFilter(passwords: readonly string[]): Buffer {
  const listed = new Set(passwords.map((password) => password.toLowerCase()));
  const kept = [...listed].filter(({ length }) => length >= shortest);
  const bits = Buffer.alloc(Math.ceil((kept.length * filterBitsOfOne) / 8));
  for (const password of kept) {
    for (const at of positions(password, bits.length)) {
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }
  return bits;
}

function positions(password: string, bytes: number): number[] {
  const hash = createHash('sha256').update(password).digest();
  const [first, step] = [hash.readUInt32LE(0), hash.readUInt32LE(4) | 1];
  return Array.from(
    { length: bitsOfOne },
    (_, turn) => (first + turn * (step >>> 0)) % (bytes * 8),
  );
}

function readFilter(): Buffer {
  const urls = places.map((place) => new URL(place, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  if (found === undefined) throw new Error(`There is no ${leakedPasswordsFile}: npm run build.`);
  return readFileSync(found);
}
