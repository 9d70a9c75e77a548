/** The query of an export: the filtered list or, if rows are chosen, these rows alone. */
export function buildExportQuery(
  asked: URLSearchParams,
  ids: readonly number[],
  columns: readonly string[],
): URLSearchParams {
  const query = ids.length === 0 ? new URLSearchParams(asked) : chosenQuery(asked, ids);
  query.set('columns', columns.join(','));
  return query;
}

/** Drops search and filters: chosen rows stay chosen, and no filter may leave some out. */
function chosenQuery(asked: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const query = new URLSearchParams({ ids: ids.join(',') });
  const sort = asked.get('sort');
  // Sorting by due date lists only rows with a due date.
  if (sort !== null && !sort.endsWith('dueAt')) query.set('sort', sort);
  return query;
}
