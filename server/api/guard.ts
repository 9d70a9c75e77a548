// Checks every request before a handler runs: session, origin, CSRF token, permission, input, and case access.
import { minuteMs } from '#domain/calendar/durations';
import { isAllowed } from '#domain/roles';
import { resolveCallerAddress, type TrustedProxies } from '../trusted-proxies.ts';
import { AppError, notAllowed } from './app-error.ts';
import type { StaffSession } from './caller.ts';
import { isSameOrigin, parseWith, readForm, readJson } from './request-checks.ts';
import { type Call, type Caller, type Route, requiresVersion, type Services } from './route.ts';

/** Connection data from the HTTP server. Headers are not trusted for it, because clients can forge them. */
export type ApiBindings = {
  address?: string;
  incoming?: { socket: { remoteAddress?: string | undefined; encrypted?: boolean } };
};

/** The session lookup that the guard needs. auth/ implements it. */
export type Sessions = {
  find(
    request: Request,
    caller: Caller & { isBackground: boolean },
  ): Promise<StaffSession | undefined>;
  hasCsrfToken(session: StaffSession, token: string | null): boolean;
};

export function identifyCaller(
  request: Request,
  bindings: ApiBindings,
  trustProxy: TrustedProxies | false,
): Caller {
  const peer = bindings.address ?? bindings.incoming?.socket.remoteAddress;
  const isProxied = trustProxy !== false && trustProxy.has(peer);
  const address = resolveCallerAddress(peer, request.headers.get('x-forwarded-for'), trustProxy);
  const isHttps =
    bindings.incoming?.socket.encrypted === true ||
    (isProxied && request.headers.get('x-forwarded-proto') === 'https');
  return { address, isHttps };
}

export async function admitCaller(
  route: Route,
  request: Request,
  caller: Caller,
  services: Services,
  sessions: Sessions,
  params: Record<string, string>,
): Promise<Omit<Call<unknown, unknown, StaffSession | undefined>, 'once'>> {
  route.refuseFirst?.({ ...services, ...caller });
  const isWrite = route.method !== 'GET';
  const sameOrigin = isWrite ? isSameOrigin(request, services.env.publicUrl, caller.isHttps) : true;
  const given = new URL(request.url).searchParams;
  const usesSession =
    route.access !== 'public' ||
    (typeof route.usesSession === 'string' ? given.has(route.usesSession) : route.usesSession);
  // Safe to trust the header: a false value only shortens the caller's own session.
  const isBackground = route.isBackground === true || request.headers.get('x-background') === '1';
  const session = usesSession
    ? await sessions.find(request, { ...caller, isBackground })
    : undefined;
  if (route.access !== 'public' && session === undefined) {
    throw new AppError('not-signed-in', 'Please sign in.');
  }
  if (sameOrigin === false) throw new AppError('forbidden', 'This write comes from another site.');
  const csrfToken = usesSession ? request.headers.get('x-csrf-token') : null;
  // A request with a CSRF token comes from staff. With an expired session it must not count as a visitor's form.
  if (isWrite && csrfToken !== null && session === undefined) {
    throw new AppError('not-signed-in', 'Please sign in.');
  }
  // A public form sent from a signed-in browser has no CSRF token, so it counts as a visitor's form.
  const isStaffCall = session !== undefined && (!isWrite || csrfToken !== null);
  if (isWrite && (route.access !== 'public' || isStaffCall)) {
    if (
      session === undefined ||
      sameOrigin !== true ||
      !sessions.hasCsrfToken(session, csrfToken)
    ) {
      throw new AppError('forbidden', 'This write lacks its token. Please reload the page.');
    }
  }
  if (session !== undefined && isStaffCall) requirePermission(route, session);
  if (route.needsFreshSignIn && !isFresh(session, services.now())) {
    throw new AppError('confirm-first', 'Please confirm that it is still you.');
  }
  const { raw, value } = isWrite && route.body !== undefined ? await read(route, request) : nothing;
  if (route.isSigned?.({ ...services, ...caller, request, rawBody: raw }) === false) {
    throw new AppError('forbidden', 'This is not signed as it must be.');
  }
  const query = parseWith(route.query, Object.fromEntries(given));
  const body = parseWith(route.body, value);
  if (session !== undefined && isStaffCall) {
    await services.caseAccess.assertCall(services, session, route.caseBy, { params, query, body });
  }
  return {
    ...services,
    ...caller,
    isBackground,
    request,
    session: isStaffCall ? session : undefined,
    rawBody: raw,
    params,
    query,
    body,
    version: seenVersion(route, request),
  };
}

/** Denies every caller when the route names no permission. StaffAccess in route.ts says which one to name. */
function requirePermission(route: Route, { role, mustEnrol }: StaffSession): void {
  const needed = route.access === 'public' ? route.staffNeeds : route.needs;
  if (needed === undefined || !isAllowed(role, needed)) throw notAllowed();
  if (mustEnrol && needed !== 'self') {
    throw new AppError(
      'factor-required',
      'Owners sign in with a passkey or a one-time code. Set one up first.',
    );
  }
}

/** How long a confirmed password counts as fresh. */
const freshMs = 10 * minuteMs;

function isFresh(session: StaffSession | undefined, now: Date): boolean {
  return session !== undefined && now.getTime() - session.confirmedAt.getTime() < freshMs;
}

const nothing = { raw: '', value: undefined };

function read({ isSigned }: Route, request: Request) {
  return isSigned === undefined ? readJson(request) : readForm(request);
}

/** Reads the version that the change is based on: `If-Match: "3"` means version 3. */
function seenVersion(route: Route, request: Request): number | undefined {
  if (!requiresVersion(route)) return undefined;
  const header = request.headers.get('if-match');
  if (header === null) {
    if (route.version === 'optional') return undefined;
    throw new AppError(
      'version-missing',
      'This change does not say which version it was made from. Please reload the page.',
    );
  }
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new AppError('bad-request', 'If-Match must be like "3".');
  return Number(version);
}
