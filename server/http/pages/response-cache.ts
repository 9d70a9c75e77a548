// The cache of ready responses, by path.
import { getPathLanguage, type Language } from '#content/languages';
import type { CachedResponse } from './cached-response.ts';
import { normalizeQuery, type PageQuery } from './page-query.ts';

export type CacheEntry = {
  path: string;
  response: CachedResponse;
  /**
   * Parameters that change the page. A request with one of them does not get the cached response.
   */
  query: PageQuery;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

export function createResponseCache() {
  const kept = new Map<string, CacheEntry>();
  const notFound = new Map<Language, CacheEntry>();

  /** Returns the entry unless the query changes the page. */
  function unlessRead(entry: CacheEntry | undefined, query: string): CacheEntry | undefined {
    return entry && normalizeQuery(entry.query, query) !== '' ? undefined : entry;
  }

  return {
    /** Looks up the raw request target, including its query. */
    find(target: string): CacheEntry | undefined {
      const exact = kept.get(target);
      if (exact) return exact;
      const mark = target.indexOf('?');
      if (mark < 0) return undefined;
      return unlessRead(kept.get(target.slice(0, mark)), target.slice(mark));
    },
    keep(entry: CacheEntry) {
      kept.set(entry.path, entry);
    },
    /** Returns the 404 response in the language of the path. */
    findNotFound: (path: string, query: string) =>
      unlessRead(notFound.get(getPathLanguage(path)), query)?.response,
    keepNotFound(entry: CacheEntry) {
      notFound.set(getPathLanguage(entry.path), entry);
    },
  };
}
