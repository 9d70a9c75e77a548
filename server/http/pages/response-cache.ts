// Everything that is ready to be sent, by path.
import { type Language, languageOfPath } from '#content/languages';
import type { CachedResponse } from './cached-response.ts';
import { knownQuery, type PageQuery } from './page-query.ts';

export type Kept = {
  path: string;
  response: CachedResponse;
  /** Files are only read; a page may also be posted to. */
  isFile: boolean;
  /** Parameters that make a page differ, so that no response with one of them is here. */
  query: PageQuery;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

export function createResponseCache() {
  const kept = new Map<string, Kept>();
  const notFound = new Map<Language, Kept>();

  /** The entry, unless the query makes the page another one. */
  function unlessRead(entry: Kept | undefined, query: string): Kept | undefined {
    return entry && knownQuery(entry.query, query) !== '' ? undefined : entry;
  }

  return {
    /** By the request target as it came, query and all. */
    find(target: string): Kept | undefined {
      const exact = kept.get(target);
      if (exact) return exact;
      const mark = target.indexOf('?');
      if (mark < 0) return undefined;
      return unlessRead(kept.get(target.slice(0, mark)), target.slice(mark));
    },
    isFile: (path: string) => kept.get(path)?.isFile ?? false,
    keep(entry: Kept) {
      kept.set(entry.path, entry);
    },
    /** The response for a path that no route knows, in the language of the path. */
    findNotFound: (path: string, query: string) =>
      unlessRead(notFound.get(languageOfPath(path)), query)?.response,
    keepNotFound(entry: Kept) {
      notFound.set(languageOfPath(entry.path), entry);
    },
  };
}
