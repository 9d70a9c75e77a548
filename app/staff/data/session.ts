// Whether this browser is signed in. The token in local storage says so and goes with every write;
// it opens nothing by itself: the session is a cookie that no script can read.
import { useSyncExternalStore } from 'react';

export const tokenKey = 'wwi_admin_token';

const listeners = new Set<() => void>();
type Leaving = 'on purpose' | 'expired' | undefined;
let leaving: Leaving;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may sign in or out.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function startSession(token: string): void {
  leaving = undefined;
  localStorage.setItem(tokenKey, token);
  tell();
}

/** `onPurpose`: the person signed out, so there is no screen to come back to. */
export function endSession({ onPurpose }: { onPurpose: boolean }): void {
  leaving = onPurpose ? 'on purpose' : 'expired';
  localStorage.removeItem(tokenKey);
  tell();
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => readToken() !== null);
}

const staffPath = /^\/admin(\/[\w/-]*)?(\?.*)?$/;

/** Where to sign in, remembering the screen that asked for it. */
export function loginAddress(from: string): string {
  if (leaving === 'on purpose' || !staffPath.test(from) || from.startsWith('/admin/login')) {
    return '/admin/login';
  }
  const expired = leaving === 'expired' ? '&expired=true' : '';
  return `/admin/login?from=${encodeURIComponent(from)}${expired}`;
}

/** Where to go after signing in; only screens of the staff area count. */
export function addressAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return staffPath.test(from) && !from.startsWith('/admin/login') ? from : '/admin/dashboard';
}
