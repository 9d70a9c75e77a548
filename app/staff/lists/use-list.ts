// Reads one page of a list, as the address describes it.
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ApiPath, ApiRow } from '../../api/api-types';
import type { Page } from '../data/api';
import { usePage } from '../data/queries';
import { useAddress } from './address';
import { useRememberedList } from './back-link';

const usualPageSize = 50;

/** Cursors of earlier pages, so that "previous" needs no request. */
type PageState = { cursors?: string[] } | null;

export type ListOptions<P = ApiPath<'GET'>> = {
  path: P;
  /** Names of the filter parameters. */
  filters: readonly string[];
  /** The default sort order. */
  sort: string;
  /** Filter values when the address has none; `all` then means no filter. */
  defaults?: Record<string, string>;
  pageSize?: number;
};

export type List<Row> = ReturnType<typeof useListOf<Row>>;

/** The part of a list that its filters use: the current values, and a way to change them. */
export type ListFilters = Pick<List<unknown>, 'params' | 'narrow'>;

export function useList<const P extends ApiPath<'GET'>>(options: ListOptions<P>) {
  return useListOf<ApiRow<P>>(options);
}

function useListOf<Row>(options: ListOptions) {
  const { params, change, state } = useAddress();
  useRememberedList();
  const { pageSize = usualPageSize } = options;
  const wanted = new URLSearchParams({ limit: String(pageSize) });
  for (const name of ['search', 'cursor', ...options.filters]) {
    const usual = options.defaults?.[name];
    const value = params.get(name) ?? usual ?? '';
    const isNoFilter = value === '' || (value === 'all' && usual !== undefined && usual !== 'all');
    if (!isNoFilter) wanted.set(name, value);
  }
  const sort = params.get('sort') ?? options.sort;
  wanted.set('sort', sort);
  const path = `${options.path}?${wanted}` as ApiPath<'GET'>;
  const query = usePage(path, { keepsPrevious: true }) as UseQueryResult<Page<Row>>;

  /** A new filter starts on the first page. */
  const narrow = useCallback(
    (changes: Record<string, string | undefined>, replace = false) =>
      change({ ...changes, cursor: undefined, page: undefined }, { replace, state: null }),
    [change],
  );
  const isNarrowed = ['search', ...options.filters].some((name) => params.get(name));
  const clear = () =>
    narrow(Object.fromEntries(['search', ...options.filters].map((name) => [name, undefined])));

  const paging = pagingOf(query.data, params, change, state as PageState, pageSize);
  const isEmptied = !query.isFetching && query.data?.rows.length === 0 && !paging.isFirst;
  const cursor = params.get('cursor');
  // Go back a page when the last row of this page is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => {
    if (isEmptied) paging.toPrevious?.(true);
  }, [isEmptied, cursor]);

  return {
    query,
    page: query.data,
    rows: query.data?.rows ?? [],
    params,
    sort,
    narrow,
    change,
    clear,
    isNarrowed,
    /** The list's query without paging, for an export of the same rows. */
    asked: withoutPaging(wanted),
    paging: {
      ...paging,
      /** True while the rows of the previous address are shown. */
      isOld: query.isPlaceholderData,
    },
  };
}

function withoutPaging(wanted: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(wanted);
  for (const name of ['limit', 'cursor']) asked.delete(name);
  return asked;
}

function pagingOf<Row>(
  page: Page<Row> | undefined,
  params: URLSearchParams,
  change: ReturnType<typeof useAddress>['change'],
  state: PageState,
  pageSize: number,
) {
  const number = Number(params.get('page') ?? '1');
  const cursor = params.get('cursor') ?? '';
  const before = state?.cursors ?? [];
  const next =
    page?.next === undefined ? null : new URL(page.next, location.href).searchParams.get('cursor');
  return {
    first: (number - 1) * pageSize + 1,
    last: (number - 1) * pageSize + (page?.rows.length ?? 0),
    isFirst: cursor === '',
    toNext:
      next === null
        ? undefined
        : () =>
            change(
              { cursor: next, page: String(number + 1) },
              { state: { cursors: [...before, cursor] } },
            ),
    toPrevious:
      cursor === ''
        ? undefined
        : (replace = false) => {
            const previous = before.at(-1);
            if (previous === undefined) {
              return change({ cursor: undefined, page: undefined }, { replace, state: null });
            }
            return change(
              { cursor: previous, page: number > 2 ? String(number - 1) : undefined },
              { replace, state: { cursors: before.slice(0, -1) } },
            );
          },
  };
}
