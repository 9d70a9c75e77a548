// Serves the OpenAPI document from memory, compressed once.
import { dataPolicy } from '../security-headers.ts';
import { cachedResponse, revalidate } from './cached-response.ts';
import { compress } from './compression.ts';
import type { PublicDataCache, ResponseCache } from './response-cache.ts';
import type { FetchApi } from './site.ts';

export const apiDescriptionPath = '/api/openapi.json';

type Options = { cache: ResponseCache; fetchApi: FetchApi };

/** Resolves to the stored document, or undefined if it cannot be built. */
export function createApiDescription({ cache, fetchApi }: Options) {
  let stored: Promise<PublicDataCache> | undefined;

  async function store(): Promise<PublicDataCache> {
    const response = await fetchApi(apiDescriptionPath);
    if (!response.ok) throw new Error(`${apiDescriptionPath} responded with ${response.status}`);
    const identity = Buffer.from(await response.arrayBuffer());
    const entry = {
      path: apiDescriptionPath,
      query: {},
      response: cachedResponse({
        contentType: response.headers.get('Content-Type') ?? 'application/json',
        cacheControl: revalidate,
        policy: dataPolicy,
        bodies: await compress(identity, 'quick'),
      }),
    };
    cache.keep(entry);
    return entry;
  }

  return async (): Promise<PublicDataCache | undefined> => {
    stored ??= store();
    return stored.catch(() => {
      stored = undefined;
      return undefined;
    });
  };
}
