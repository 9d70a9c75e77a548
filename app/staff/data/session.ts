// Whether this browser is signed in. The token in local storage says so and goes with every write;
// it opens nothing by itself: the session is a cookie that no script can read.
import { createStore, useStore } from '../../ui/store';

const tokenKey = 'wwi_admin_token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

const token = createStore(readToken(), (set) => {
  // Another tab may sign in or out.
  const look = () => set(readToken());
  look();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
});
let leaving: 'on purpose' | 'expired' | undefined;

export function startSession(next: string): void {
  leaving = undefined;
  localStorage.setItem(tokenKey, next);
  token.set(next);
}

/** `onPurpose`: the person signed out, so there is no screen to come back to. */
export function endSession({ onPurpose }: { onPurpose: boolean }): void {
  leaving = onPurpose ? 'on purpose' : 'expired';
  localStorage.removeItem(tokenKey);
  token.set(null);
}

export function useIsSignedIn(): boolean {
  return useStore(token) !== null;
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
