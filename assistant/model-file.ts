// Packs the trained models into one file: a JSON header and the models' bytes, compressed with Brotli.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Model } from './model.ts';

export const modelNames = ['danger', 'topics', 'language'] as const;
export type Models = Record<(typeof modelNames)[number], Model>;

type Header = Pick<Model, 'classes' | 'rows' | 'step' | 'temperature'> & {
  bias: number[];
  weights: number;
};

export function packModels(models: Models): Buffer {
  const headers = modelNames.map((name): Header => {
    const { classes, rows, step, temperature, bias, weights } = models[name];
    return { classes, rows, step, temperature, bias: [...bias], weights: weights.length };
  });
  const header = Buffer.from(JSON.stringify(headers));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(header.length);
  const bodies = modelNames.flatMap((name) => {
    const { rows, starts, columns, weights } = models[name];
    const counts = Uint8Array.from({ length: rows }, (_, row) => {
      return (starts[row + 1] ?? 0) - (starts[row] ?? 0);
    });
    return [counts, columns, new Uint8Array(weights.buffer, weights.byteOffset, weights.length)];
  });
  return brotliCompressSync(Buffer.concat([size, header, ...bodies]), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

export function unpackModels(file: Buffer): Models {
  const bytes = brotliDecompressSync(file);
  let at = 4 + bytes.readUInt32LE(0);
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const headers = JSON.parse(bytes.toString('utf8', 4, at)) as Header[];
  const unpacked = headers.map(({ bias, weights, ...header }): Model => {
    const counts = take(header.rows);
    const starts = new Uint32Array(header.rows + 1);
    for (let row = 0; row < header.rows; row++) {
      starts[row + 1] = (starts[row] ?? 0) + (counts[row] ?? 0);
    }
    const columns = Uint8Array.from(take(weights));
    const steps = new Int8Array(Uint8Array.from(take(weights)).buffer);
    return { ...header, bias: Float32Array.from(bias), starts, columns, weights: steps };
  });
  return Object.fromEntries(modelNames.map((name, index) => [name, unpacked[index]])) as Models;
}
