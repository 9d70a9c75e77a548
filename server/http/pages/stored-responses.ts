// Stores every file and page of a build on disk with its compressed forms, and loads them at the
// start.
import { readFileSync } from 'node:fs';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Bodies,
  type CachedFields,
  type CachedResponse,
  computeDigest,
  createCachedResponse,
} from './cached-response.ts';
import { compress } from './compression.ts';
import { isCompressible } from './content-type.ts';
import type { PageQuery } from './page-query.ts';
import type { CacheEntry, ResponseCache } from './response-cache.ts';

export type StoredResponse = Omit<CachedFields, 'bodies'> & {
  path: string;
  query: PageQuery;
  /** File name of the body; compressed forms use the same name with a suffix. */
  body: string;
  /** Length of the plain body. */
  bytes: number;
  encodings: readonly ('br' | 'gzip')[];
};

export type StoredSite = {
  /** The module that starts hydration. */
  starter: string;
  /** URLs of the stylesheets that pages may inline. */
  styles: readonly string[];
  responses: readonly StoredResponse[];
  /** One per language. */
  notFound: readonly StoredResponse[];
};

export const getPagesFolder = (buildFolder: string) => join(buildFolder, 'pages');
const indexName = 'index.json';

export type Storable = Omit<StoredResponse, 'body' | 'bytes' | 'encodings'> & { identity: Buffer };

/** Names each body by its content hash, so that unchanged content is not compressed again. */
export async function store(
  folder: string,
  { identity, ...rest }: Storable,
): Promise<StoredResponse> {
  const body = computeDigest(identity);
  const bytes = identity.length;
  await mkdir(folder, { recursive: true });
  if (!isCompressible(rest.contentType)) {
    await writeOnce(join(folder, body), () => identity);
    return { ...rest, body, bytes, encodings: [] };
  }
  let bodies: Promise<Bodies> | undefined;
  const compressed = () => {
    bodies ??= compress(identity, isScript(rest.contentType) ? 'smallest' : 'best');
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
  return { ...rest, body, bytes, encodings: sizes.flat() };
}

const isScript = (contentType: string) => contentType.startsWith('text/javascript');

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

/**
 * Reads files one by one and none twice: reading in parallel would hold all of them in memory at
 * once.
 */
export function loadInto(cache: ResponseCache, folder: string, site: StoredSite): void {
  const prepared = new Map<string, CachedResponse>();
  const prepare = (stored: StoredResponse): CacheEntry => {
    const { path, query, body, bytes, encodings, ...head } = stored;
    const read = (suffix: string) => readFileSync(join(folder, body + suffix));
    const key = JSON.stringify([body, head]);
    let response = prepared.get(key);
    if (response === undefined) {
      const isInGzip = encodings.includes('gzip');
      const bodies: Bodies = { identity: isInGzip ? { digest: body, length: bytes } : read('') };
      for (const encoding of encodings) bodies[encoding] = read(`.${encoding}`);
      response = createCachedResponse({ ...head, bodies });
      prepared.set(key, response);
    }
    return { path, query, response };
  };
  for (const stored of site.responses) cache.keep(prepare(stored));
  for (const stored of site.notFound) cache.keepNotFound(prepare(stored));
}
