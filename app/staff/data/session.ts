// The session of this browser. The token in local storage marks it and goes with every write; the session itself is a
// cookie that scripts cannot read.
import { createStore, type Store, useStore } from '../../ui/store';

const tokenKey = 'wwi_admin_token';
/** The account of the token. Drafts in this tab belong to it. */
const userKey = 'wwi_admin_user';
/** Changes at every sign-out in this browser. */
const leftKey = 'wwi_admin_left';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function readUser(): string {
  return localStorage.getItem(userKey) ?? '';
}

/** Returns a check that the same user is still signed in; actions stop if not. */
export function createSameUserCheck(): () => boolean {
  const user = readUser();
  // A browser may learn its session's account only after the first response.
  return () => user === '' || (readToken() !== null && readUser() === user);
}

/** The account that uses this window. It stays even if somebody else signs in in another window. */
let owner = readUser();

/** Stores the account that the server names. */
export function rememberUser(username: string): void {
  owner ||= username;
  localStorage.setItem(userKey, username);
}

export function readSignOutMark(): string {
  return localStorage.getItem(leftKey) ?? '';
}

export function watchSignOutElsewhere(react: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === leftKey) react();
  });
}

/** Calls back when another window signs in as somebody else. */
export function watchUserChangeElsewhere(react: (username: string) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === userKey && owner && newValue && owner !== newValue) react(newValue);
  });
}

const token: Store<string | null> = createStore(readToken(), (set) => {
  // Follow sign-ins and sign-outs of other tabs one by one: a tab that slept must first clear the previous user's
  // screen.
  const look = ({ key, oldValue, newValue }: StorageEvent) =>
    set(key === tokenKey && oldValue === token.get() ? newValue : readToken());
  set(readToken());
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
});
let leaving: 'on purpose' | 'expired' | 'idle' | undefined;

export function startSession(next: string, username: string): void {
  leaving = undefined;
  owner = username;
  rememberUser(username);
  localStorage.setItem(tokenKey, next);
  token.set(next);
}

/** `onPurpose`: the person signed out, so the next sign-in does not return to this screen. */
export function endSession({ onPurpose, isIdle }: { onPurpose: boolean; isIdle?: boolean }): void {
  leaving = onPurpose ? 'on purpose' : isIdle ? 'idle' : 'expired';
  localStorage.removeItem(tokenKey);
  // Keep the name of an expired session, so that drafts wait for the same person.
  if (onPurpose) {
    owner = '';
    localStorage.removeItem(userKey);
    localStorage.setItem(leftKey, String(Date.now()));
  }
  token.set(null);
}

export function useIsSignedIn(): boolean {
  return useStore(token) !== null;
}

const staffPath = /^\/admin(\/[\w/-]*)?(\?.*)?$/;

/** The address of the sign-in screen, with the screen to return to. */
export function buildLoginAddress(from: string): string {
  if (leaving === 'on purpose' || !staffPath.test(from) || from.startsWith('/admin/login')) {
    return '/admin/login';
  }
  const expired = leaving === undefined ? '' : `&expired=${leaving}`;
  return `/admin/login?from=${encodeURIComponent(from)}${expired}`;
}

/** The address to open after sign-in; only screens of the staff area are allowed. */
export function getAddressAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return staffPath.test(from) && !from.startsWith('/admin/login') ? from : '/admin/dashboard';
}
