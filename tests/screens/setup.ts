// Before each component test, starts a fresh signed-in browser; after it, fails on unexpected requests.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearOwnVersions } from '../../app/staff/data/api';
import { openConflict } from '../../app/staff/data/conflict';
import { buildOffice, setOffice } from '../../app/staff/data/office';
import { queryClient } from '../../app/staff/data/query-client';
import { endSession, startSession } from '../../app/staff/data/session';
import { isQuickFindOpen } from '../../app/staff/quick-find/quick-find-state';
import { clearRecentMessages } from '../../app/staff/shell/recent-messages';
import { shownToast, toastDurationMs } from '../../app/ui/toasts';
import { defaultSite } from '../../content/all';
import { unexpectedRequests } from './fake-server';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// This limit measures nothing: lazy parts load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// On a busy machine a toast would close before the test reads it. Tests of the duration use fake timers.
const startTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((run: () => void, delayMs?: number, ...rest: []) =>
  delayMs === toastDurationMs ? 0 : startTimeout(run, delayMs, ...rest)) as typeof setTimeout;

// happy-dom has no Web Locks. The lock of the live connection is never granted.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request: (name: string, ...rest: unknown[]) => {
      const run = rest.at(-1) as () => unknown;
      return name === 'wwi-staff-live' ? new Promise(() => {}) : Promise.resolve(run());
    },
  },
});

beforeEach(() => {
  setOffice(buildOffice(defaultSite));
  localStorage.clear();
  sessionStorage.clear();
  startSession('test-token', 'admin');
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  clearOwnVersions();
  shownToast.set(undefined);
  clearRecentMessages();
  openConflict.set(undefined);
  isQuickFindOpen.set(false);
  endSession({ onPurpose: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(unexpectedRequests.splice(0)).toEqual([]);
});
