// Whether this browser is signed in. The token in local storage says so and goes with every write;
// it opens nothing by itself: the session is a cookie that no script can read.
import { createStore, type Store, useStore } from '../../ui/store';

const tokenKey = 'wwi_admin_token';
/** The account of the token. Drafts in this tab belong to it. */
const userKey = 'wwi_admin_user';
/** Changes whenever somebody signs out in this browser. */
const leftKey = 'wwi_admin_left';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function readUser(): string {
  return localStorage.getItem(userKey) ?? '';
}

/** Whether who asked for something is still here: it is done, and told, in nobody else's name. */
export function createSameUserCheck(): () => boolean {
  const user = readUser();
  // A browser that was signed in another way learns only later whose session it is.
  return () => user === '' || (readToken() !== null && readUser() === user);
}

/** The account of this window, even if another one signs in elsewhere while the window sleeps. */
let owner = readUser();

/** The server says whose session this is: a browser that was signed in another way learns it here. */
export function rememberUser(username: string): void {
  owner ||= username;
  localStorage.setItem(userKey, username);
}

export function signOutMark(): string {
  return localStorage.getItem(leftKey) ?? '';
}

export function whenSignedOutElsewhere(react: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === leftKey) react();
  });
}

/** In another window of this browser somebody else has signed in: this one is not theirs. */
export function whenSomebodyElse(react: (username: string) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === userKey && owner && newValue && owner !== newValue) react(newValue);
  });
}

const token: Store<string | null> = createStore(readToken(), (set) => {
  // Another tab may sign in or out. Each step is taken: in a tab that slept through a sign-out and the next
  // sign-in, the screen of who has left goes first.
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

/** `onPurpose`: the person signed out, so there is no screen to come back to. */
export function endSession({ onPurpose, isIdle }: { onPurpose: boolean; isIdle?: boolean }): void {
  leaving = onPurpose ? 'on purpose' : isIdle ? 'idle' : 'expired';
  localStorage.removeItem(tokenKey);
  // The name stays with an ended session: what was typed waits for the same person.
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
export function loginAddress(from: string): string {
  if (leaving === 'on purpose' || !staffPath.test(from) || from.startsWith('/admin/login')) {
    return '/admin/login';
  }
  const expired = leaving === undefined ? '' : `&expired=${leaving}`;
  return `/admin/login?from=${encodeURIComponent(from)}${expired}`;
}

/** The address to open after sign-in; only screens of the staff area are allowed. */
export function addressAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return staffPath.test(from) && !from.startsWith('/admin/login') ? from : '/admin/dashboard';
}
