/** What a route module may export as `handle` to say how its page is kept by the server. */
export type PageHandle = {
  /** The page shows data that staff change: rendered at start and again after each change. */
  isLive?: true;
  /** Query parameters the page reads while rendering. */
  query?: readonly string[];
  /** Those of them that its loader reads: the data of a page is the same for all others. */
  dataQuery?: readonly string[];
};
