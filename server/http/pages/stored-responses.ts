// What the build leaves for the server: every file and page with its compressed forms, on disk.
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bodies, type CachedFields, cachedResponse } from './cached-response.ts';
import { compress } from './compression.ts';
import { isCompressible } from './content-type.ts';
import type { Kept, ResponseCache } from './response-cache.ts';

export type StoredResponse = Omit<CachedFields, 'bodies'> & {
  path: string;
  isFile: boolean;
  query: readonly string[];
  /** Name under which the body lies; the compressed forms beside it where there are any. */
  body: string;
  encodings: readonly ('br' | 'gzip')[];
};

export type StoredSite = {
  /** Address of the module that starts hydration. */
  starter: string;
  /** Addresses of the stylesheets that pages may carry inside. */
  styles: readonly string[];
  responses: readonly StoredResponse[];
  notFound: StoredResponse;
};

export const pagesFolder = (buildFolder: string) => join(buildFolder, 'pages');
const indexName = 'index.json';

export type Storable = Omit<StoredResponse, 'body' | 'encodings'> & { identity: Buffer };

/** Bodies are named by their content, so that what did not change is not compressed again. */
export async function store(
  folder: string,
  { identity, ...rest }: Storable,
): Promise<StoredResponse> {
  const body = createHash('sha256').update(identity).digest('hex').slice(0, 32);
  await mkdir(folder, { recursive: true });
  if (!isCompressible(rest.contentType)) {
    await writeOnce(join(folder, body), () => identity);
    return { ...rest, body, encodings: [] };
  }
  let bodies: Promise<Bodies> | undefined;
  const compressed = () => {
    bodies ??= compress(identity, 'best');
    return bodies;
  };
  const empty = Buffer.alloc(0);
  await writeOnce(join(folder, `${body}.br`), async () => (await compressed()).br ?? empty);
  await writeOnce(join(folder, `${body}.gzip`), async () => (await compressed()).gzip ?? empty);
  await writeOnce(join(folder, body), () => identity);
  const sizes = await Promise.all(
    (['br', 'gzip'] as const).map(async (encoding) => {
      const { length } = await readFile(join(folder, `${body}.${encoding}`));
      return length > 0 && length < identity.length ? [encoding] : [];
    }),
  );
  return { ...rest, body, encodings: sizes.flat() };
}

async function writeOnce(file: string, content: () => Buffer | Promise<Buffer>): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await writeFile(`${file}.part`, await content());
  await rename(`${file}.part`, file);
}

export async function writeIndex(folder: string, site: StoredSite): Promise<void> {
  await writeFile(join(folder, indexName), JSON.stringify(site));
}

export async function readIndex(folder: string): Promise<StoredSite> {
  return JSON.parse(await readFile(join(folder, indexName), 'utf8')) as StoredSite;
}

export async function loadInto(
  cache: ResponseCache,
  folder: string,
  site: StoredSite,
): Promise<void> {
  const prepare = async (stored: StoredResponse): Promise<Kept> => {
    const read = (suffix: string) => readFile(join(folder, stored.body + suffix));
    const bodies: Bodies = { identity: await read('') };
    for (const encoding of stored.encodings) bodies[encoding] = await read(`.${encoding}`);
    const { path, isFile, query } = stored;
    return { path, isFile, query, response: cachedResponse({ ...stored, bodies }) };
  };
  await Promise.all(site.responses.map(async (stored) => cache.keep(await prepare(stored))));
  cache.keepNotFound(await prepare(site.notFound));
}
