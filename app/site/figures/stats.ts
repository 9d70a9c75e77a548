// The public figures. Pages come with those of the moment they were rendered; the browser asks once
// for the newest, and again after a pledge, which is one of them.
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

/** For a page that is rendered. Undefined when they cannot be had: a page is whole without them. */
export async function renderedStats(fetchApi: FetchApi): Promise<Stats | undefined> {
  const response = await fetchApi(path).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

export function useStats(rendered: Stats | undefined): Stats | undefined {
  useEffect(() => void askStats(), []);
  return useStore(newest) ?? rendered;
}
