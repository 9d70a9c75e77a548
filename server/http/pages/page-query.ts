// Which part of a query makes a page differ. Any other value shows the stored page.

/** Parameters that a page reads, each with a regular expression of the values that it knows. */
export type PageQuery = Readonly<Record<string, string>>;

/** The parameters and values that the page knows, in the page's own order; empty for the stored page. */
export function knownQuery(page: PageQuery, query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, pattern] of Object.entries(page)) {
    const value = given.get(name);
    if (value !== null && new RegExp(pattern).test(value)) known.set(name, value);
  }
  return known.toString();
}
