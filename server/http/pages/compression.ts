import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bodies } from './cached-response.ts';
import type { Encoding } from './negotiation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Effort = 'best' | 'quick';

const levels = {
  best: { brotli: 11, gzip: 9 },
  // A fiftieth of the time for a tenth more bytes.
  quick: { brotli: 5, gzip: 6 },
} as const;

/** Below this a packet is a packet. */
const smallestBytes = 200;

export async function compress(identity: Buffer, effort: Effort): Promise<Bodies> {
  if (identity.length < smallestBytes) return { identity };
  const { brotli, gzip: level } = levels[effort];
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level }),
  ]);
  return { identity, br, gzip: gz };
}

/** For an answer that is made once: quick, and only in the encoding it is asked for. */
export async function compressFor(
  encoding: Encoding,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { brotli, gzip: level } = levels.quick;
  if (encoding === 'br') {
    return compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } });
  }
  return encoding === 'gzip' ? compressGzip(text, { level }) : new TextEncoder().encode(text);
}
