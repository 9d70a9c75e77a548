// The public figures. A page has those of its rendering; the browser reads the newest once, and again after a pledge,
// which counts.
import { useEffect } from 'react';
import type { Stats } from '#server/reports/stats';
import { getJson } from '../../api/request';
import type { FetchApi } from '../../request-context';
import { createStore, useStore } from '../../ui/store';

export type { Stats };

const path = '/api/stats';
const newest = createStore<Stats | undefined>(undefined);
let asked: Promise<void> | undefined;

function askStats(): Promise<void> {
  // Without a response the page keeps the figures it came with.
  asked ??= getJson(path).then(newest.set, () => {
    asked = undefined;
  });
  return asked;
}

export function refreshStats(): void {
  asked = undefined;
  void askStats();
}

/** For the rendering of a page. Undefined if they cannot be read; the page is complete without them. */
export async function fetchStatsForPage(fetchApi: FetchApi): Promise<Stats | undefined> {
  const response = await fetchApi(path).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

export function useStats(rendered: Stats | undefined): Stats | undefined {
  useEffect(() => void askStats(), []);
  return useStore(newest) ?? rendered;
}
