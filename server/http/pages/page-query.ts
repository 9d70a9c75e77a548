// Finds the query parameters that change a page. Any other query shows the stored page.

/** The parameters that a page reads, each with a regular expression of its known values. */
export type PageQuery = Readonly<Record<string, string>>;

/** Returns the known parameters and values in the page's own order; empty for the stored page. */
export function normalizeQuery(page: PageQuery, query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, pattern] of Object.entries(page)) {
    const value = given.get(name);
    if (value !== null && new RegExp(pattern).test(value)) known.set(name, value);
  }
  return known.toString();
}
