// For tests of hooks: the browser that they stand in, and what one gives on a screen.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, vi } from 'vitest';

/**
 * Called by each file for itself, before it loads anything: files share what they load, so that one loads it anew and
 * leaves nothing of it behind.
 */
export function standInBrowser(): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}

export function onScreen<Given>(client: QueryClient, useIt: () => Given): Given {
  const given: Given[] = [];
  function Screen() {
    given.push(useIt());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  return given[0] as Given;
}
