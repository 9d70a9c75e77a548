import type { PageQuery } from '#server/http/pages/page-query';

/** The `handle` that a route module may export to say how the server caches its page. */
export type PageHandle = {
  /** The page shows data that staff change: rendered at start and again after each change. */
  isLive?: true;
  /** Query parameters that the page reads while rendering, each with a pattern of its known values. */
  query?: PageQuery;
  /** The parameters that its loader reads; the page's data does not depend on the others. */
  dataQuery?: PageQuery;
};

export const anyTextPattern = '\\S';

export function buildChoicePattern(values: readonly string[]): string {
  return `^(?:${values.join('|')})$`;
}
