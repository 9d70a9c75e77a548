// Searches the bytes of all files below a folder for texts, one chunk at a time.
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const pieceBytes = 256 * 1024;
/** Shorter texts would match by chance. */
const minTextBytes = 5;

export type FoundText = { file: string; text: string };
export type FileSearch = { searched: number; found: FoundText[] };

export async function searchFiles(
  folder: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<FileSearch> {
  const matcher = new TextMatcher(texts);
  const found: FoundText[] = [];
  let searched = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    signal?.throwIfAborted();
    const path = join(entry.parentPath, entry.name);
    const inFile = await textsIn(path, matcher).catch(ignoreRemoved);
    if (inFile === undefined) continue;
    searched += 1;
    for (const text of inFile) found.push({ file: relative(folder, path), text });
  }
  return { searched, found };
}

async function textsIn(path: string, matcher: TextMatcher): Promise<Set<string>> {
  const found = new Set<string>();
  const buffer = Buffer.alloc(pieceBytes + matcher.maxBytes);
  const file = await open(path, 'r');
  try {
    // Search the end of each chunk again with the next one: a text may cross the boundary.
    let carried = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, carried, pieceBytes, null);
      if (bytesRead === 0) return found;
      const end = carried + bytesRead;
      matcher.addMatches(buffer.subarray(0, end), found);
      carried = Math.min(matcher.maxBytes, end);
      buffer.copyWithin(0, end - carried, end);
    }
  } finally {
    await file.close();
  }
}

function ignoreRemoved(error: unknown): undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOENT') throw error;
}

const prefixBytes = 4;
const hashBits = 16;

/** Finds many texts in one pass: a table of hashed four-byte prefixes skips most positions. */
class TextMatcher {
  maxBytes = 0;
  #byPrefix = new Map<number, { text: string; bytes: Buffer }[]>();
  #hashes = new Uint8Array(2 ** hashBits);

  constructor(texts: readonly string[]) {
    for (const text of new Set(texts)) {
      const bytes = Buffer.from(text);
      if (bytes.length < minTextBytes) continue;
      const prefix = bytes.readUInt32LE(0);
      const samePrefix = this.#byPrefix.get(prefix) ?? [];
      samePrefix.push({ text, bytes });
      this.#byPrefix.set(prefix, samePrefix);
      this.#hashes[hashOf(prefix)] = 1;
      this.maxBytes = Math.max(this.maxBytes, bytes.length);
    }
  }

  addMatches(piece: Buffer, found: Set<string>): void {
    let prefix = 0;
    for (let end = 1; end <= piece.length; end++) {
      prefix = (prefix >>> 8) | ((piece[end - 1] ?? 0) << 24);
      if (end < prefixBytes || this.#hashes[hashOf(prefix)] === 0) continue;
      const start = end - prefixBytes;
      for (const { text, bytes } of this.#byPrefix.get(prefix >>> 0) ?? []) {
        const stop = start + bytes.length;
        if (stop > piece.length) continue;
        if (piece.compare(bytes, 0, bytes.length, start, stop) === 0) found.add(text);
      }
    }
  }
}

function hashOf(prefix: number): number {
  return Math.imul(prefix, 0x9e3779b1) >>> (32 - hashBits);
}
