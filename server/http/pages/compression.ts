import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Bodies } from './cached-response.ts';
import type { Encoding } from './negotiation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Effort = 'smallest' | 'best' | 'quick';

const levels = {
  // For scripts, which every page loads: 1.6 % smaller than the next level, in twice its CPU time.
  smallest: { brotli: 11, gzip: 9 },
  // Brotli 11 makes pages 2.4 % smaller in three times the CPU time, the largest step of a build.
  best: { brotli: 10, gzip: 9 },
  // One fiftieth of the time for a tenth more bytes.
  quick: { brotli: 5, gzip: 6 },
} as const;

/** Smaller bodies fit into one packet anyway. */
const smallestBytes = 200;

export async function compress(identity: Buffer, effort: Effort): Promise<Bodies> {
  if (identity.length < smallestBytes) return { identity };
  const { brotli, gzip: level } = levels[effort];
  const [br, gz] = await Promise.all([
    compressBrotli(identity, brotliOptions(identity, brotli)),
    compressGzip(identity, { level }),
  ]);
  return { identity, br, gzip: gz };
}

/** Compresses a response that is sent once: quickly, and only in the requested encoding. */
export async function compressFor(
  encoding: Encoding,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { brotli, gzip: level } = levels.quick;
  const bytes = new TextEncoder().encode(text);
  if (encoding === 'br') return compressBrotli(bytes, brotliOptions(bytes, brotli));
  return encoding === 'gzip' ? compressGzip(bytes, { level }) : bytes;
}

/**
 * Compresses the response of an API call at once: handing a few kilobytes to another thread takes longer. Brotli 1
 * takes 10 µs for a list of 8 KB and leaves a fifth of it.
 */
export function compressNow(encoding: 'br' | 'gzip', bytes: Buffer): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(bytes, brotliOptions(bytes, 1))
    : gzipSync(bytes, { level: 1 });
}

/** A window of the size of the text: the output stays the same and memory drops to a tenth. */
function brotliOptions({ length }: Uint8Array, quality: number) {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  const bits = Math.ceil(Math.log2(length + windowGap));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, least), most),
    },
  };
}

/** Brotli's window is this many bytes smaller than two to the power of its bits. */
const windowGap = 16;
