import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeyPair, decryptWith, encryptFor, isAgeFile } from './age.ts';

const first = await createKeyPair();
const second = await createKeyPair();
const chunkBytes = 64 * 1024 + 16;
const plain = Buffer.alloc(200_000, 'a case file. ');
const file = await buffer(encryptFor([first.recipient, second.recipient], pieces(plain)));
const header = file.toString('latin1').split('\n', 6).join('\n').length + 1;

async function* pieces(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const decrypt = (bytes: Buffer, { identity } = second) =>
  buffer(decryptWith([identity], pieces(bytes)));

/** Flips one bit: of the character in text, of the byte in the encrypted body. */
const flip = (bytes: Buffer, at: number) => bytes.with(at, (bytes.at(at) ?? 0) ^ 1) as Buffer;

const edit = (pattern: RegExp | string, replacement: string | ((found: string) => string)) => {
  const text = file.toString('latin1');
  const edited = text.replace(pattern, replacement as string);
  expect(edited, `${pattern} changed the file`).not.toBe(text);
  return Buffer.from(edited, 'latin1');
};
const otherLetter = (letter: string) => (letter === 'A' ? 'B' : 'A');

it.each([
  ['encryption', (plain: AsyncIterable<Uint8Array>) => encryptFor([first.recipient], plain)],
  [
    'decryption',
    (plain: AsyncIterable<Uint8Array>) =>
      decryptWith([first.identity], encryptFor([first.recipient], plain)),
  ],
])('keeps %s at most 1 MB ahead of a slow reader', async (_, transform) => {
  let read = 0;
  const endless = (async function* () {
    for (;;) {
      read += 10_000;
      yield Buffer.alloc(10_000);
    }
  })();
  const output = transform(endless);
  let written = 0;
  for await (const { length } of output) {
    written += length;
    await setImmediate();
    expect(read - written).toBeLessThan(1_000_000);
    if (written > 3_000_000) break;
  }
});

describe('encrypted file', () => {
  it('decrypts an age file with the key of each recipient', async () => {
    expect((await decrypt(file, first)).equals(plain)).toBe(true);
    expect((await decrypt(file, second)).equals(plain)).toBe(true);
  });

  it('recognizes an encrypted file by its first line', () => {
    expect(isAgeFile(file)).toBe(true);
    expect(isAgeFile(file.subarray(1))).toBe(false);
    expect(isAgeFile(file.subarray(0, 10))).toBe(false);
  });

  it('rejects a mistyped key without repeating it', async () => {
    const identity = first.identity.slice(0, -1);
    await expect(decrypt(file, { ...first, identity })).rejects.toThrow(
      /^a key in the key file is mistyped$/,
    );
  });

  // The second recipient's own stanza is intact, so only the MAC over the header can detect the
  // change.
  it.each([
    ["another recipient's share altered", edit(/(?<=^-> X25519 )\S/m, otherLetter)],
    ["another recipient's wrapped key altered", edit(/(?<=^-> X25519 \S+\n)\S/m, otherLetter)],
    ['another recipient removed', edit(/^-> X25519 \S+\n\S+\n/m, '')],
    ['a recipient added', edit('\n---', '\n-> X25519 AAAA\nAAAA\n---')],
    ['its MAC altered', edit(/(?<=^--- )\S/m, otherLetter)],
  ])('rejects a file by its header MAC when it has %s', async (_, altered) => {
    await expect(decrypt(altered)).rejects.toThrow('invalid header HMAC');
  });

  it("rejects a file when the recipient's own stanza is altered", async () => {
    const altered = edit(/(?<=^-> X25519 \S+\n\S+\n-> X25519 )\S/m, otherLetter);
    await expect(decrypt(altered)).rejects.toThrow();
  });

  it.each([
    ['the nonce', header],
    ['the first chunk', header + 16],
    ['the second chunk', header + 16 + chunkBytes],
    ['the last byte', file.length - 1],
  ])('rejects a file when one bit is altered in %s', async (_, at) => {
    await expect(decrypt(flip(file, at))).rejects.toThrow();
  });

  it.each([
    ['inside the header', 100],
    ['inside the nonce', header + 8],
    ['before the first chunk', header + 16],
    ['between two chunks', header + 16 + chunkBytes],
    ['inside the last chunk', file.length - 1],
  ])('rejects a file cut off %s', async (_, length) => {
    await expect(decrypt(file.subarray(0, length) as Buffer)).rejects.toThrow();
  });

  it('rejects a file when bytes are added at its end or two chunks are swapped', async () => {
    await expect(decrypt(Buffer.concat([file, Buffer.from('x')]))).rejects.toThrow();
    const body = header + 16;
    const chunks = [0, 1].map((at) =>
      file.subarray(body + at * chunkBytes, body + (at + 1) * chunkBytes),
    );
    const swapped = [
      file.subarray(0, body),
      chunks[1],
      chunks[0],
      file.subarray(body + 2 * chunkBytes),
    ];
    await expect(decrypt(Buffer.concat(swapped as Buffer[]))).rejects.toThrow();
  });
});
