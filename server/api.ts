// The API: every route of the table, behind one guard that refuses what the table does not open.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { createAssistant } from '../assistant/assistant.ts';
import { AppError, notFound, toAppError } from './api/app-error.ts';
import { healthRoutes } from './api/health.ts';
import { openApiRoute } from './api/openapi.ts';
import { isSameOrigin, parseWith, readJson } from './api/request-checks.ts';
import type { Call, Reply, Route, Services } from './api/route.ts';
import { loadSecret } from './api/secrets.ts';
import { colleagueRoutes } from './auth/colleagues.ts';
import {
  cookieName,
  findSession,
  hasCsrfToken,
  readCookie,
  type StaffSession,
} from './auth/session.ts';
import { signInRoutes } from './auth/sign-in.ts';
import { caseAlertRoutes } from './case-work/case-alerts.ts';
import { memberProgressRoutes } from './case-work/progress-notes.ts';
import { reminderRoutes } from './case-work/reminders.ts';
import { serviceRecordRoutes } from './case-work/service-records.ts';
import { chatRoutes } from './chat/chat.ts';
import { contactRoutes } from './contacts/contacts.ts';
import { donationRoutes } from './donations/donations.ts';
import { publicEventRoutes, upcomingEvents } from './events/public-events.ts';
import { bulkRoutes } from './members/bulk.ts';
import { duplicateRoutes } from './members/duplicates.ts';
import { memberRoutes } from './members/members.ts';
import { activityRoutes } from './reports/activity.ts';
import { analyticsRoutes } from './reports/analytics.ts';
import { exportRoutes } from './reports/export.ts';
import { quickFindRoutes } from './reports/quick-find.ts';
import { statsRoutes } from './reports/stats.ts';
import { summaryRoutes } from './reports/summary.ts';
import { getInvolvedRoutes } from './submissions/submissions.ts';

const subjectRoutes: readonly Route[] = [
  ...healthRoutes,
  ...statsRoutes,
  ...chatRoutes,
  ...signInRoutes,
  ...publicEventRoutes,
  ...contactRoutes,
  ...donationRoutes,
  ...getInvolvedRoutes,
  ...memberRoutes,
  ...serviceRecordRoutes,
  ...memberProgressRoutes,
  ...reminderRoutes,
  ...caseAlertRoutes,
  ...activityRoutes,
  ...bulkRoutes,
  ...exportRoutes,
  ...duplicateRoutes,
  ...quickFindRoutes,
  ...analyticsRoutes,
  ...summaryRoutes,
  ...colleagueRoutes,
];

export const routes: readonly Route[] = [...subjectRoutes, openApiRoute(subjectRoutes)];

/** What the server in front knows of a request that its headers do not say truly. */
export type ApiBindings = {
  address?: string;
  incoming?: { socket: { remoteAddress?: string | undefined; encrypted?: boolean } };
};

export type ApiOptions = {
  db: Services['db'];
  env: Services['env'];
  log: Logger;
  now?: () => Date;
  onPublicChange?: Services['onPublicChange'];
  /** In tests every answer is held against its schema. */
  checkAnswers?: boolean;
};

export type Api = Hono<{ Bindings: ApiBindings }>;

/** How many events the assistant may speak of. */
const assistantEvents = 5;

export function createApi(options: ApiOptions): Api {
  const { db, env, log, now = () => new Date() } = options;
  let secret: Promise<string> | undefined;
  const services: Services = {
    db,
    env,
    log,
    now,
    secret: () => {
      // A failed read must not be remembered: the database may be back in a moment.
      secret ??= loadSecret(db).catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
      return secret;
    },
    assistant: createAssistant({
      upcomingEvents: () => upcomingEvents({ db, now }, assistantEvents),
      model: env.assistant,
      now,
      log,
    }),
    onPublicChange: options.onPublicChange ?? (() => {}),
  };

  const app: Api = new Hono<{ Bindings: ApiBindings }>();
  for (const route of routes) {
    app.on(route.method, honoPath(route.path), async (context) => {
      const caller = callerOf(context.req.raw, context.env ?? {}, env.trustProxy);
      const call = await admit(route, context.req.raw, caller, services);
      const reply = await route.handle({ ...call, params: context.req.param() });
      return answer(route, reply, options.checkAnswers ?? false);
    });
  }
  app.all('/api/*', (context) => refuseUnknown(context.req.path, context.req.method));
  app.onError((error, context) => {
    const problem = toAppError(error);
    if (problem.code === 'unexpected') {
      log.error({ err: safeError(error), path: context.req.routePath }, 'unexpected error');
    }
    return Response.json(problem.body, {
      status: problem.status,
      headers: { ...problem.headers, 'Cache-Control': 'no-store' },
    });
  });
  return app;
}

/** `/api/members/{id}` as Hono writes it; identifiers are digits, so that no two routes overlap. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1{[0-9]{1,9}}');
}

function callerOf(request: Request, bindings: ApiBindings, trustProxy: boolean) {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for') : null;
  const address =
    // The nearest proxy appends the address it saw; anything before that the caller may have made up.
    forwarded?.split(',').at(-1)?.trim() ??
    bindings.address ??
    bindings.incoming?.socket.remoteAddress ??
    'unknown';
  const isHttps =
    bindings.incoming?.socket.encrypted === true ||
    (trustProxy && request.headers.get('x-forwarded-proto') === 'https');
  return { address, isHttps };
}

/** The one door: who calls, from where, with what. Nothing reaches a handler unchecked. */
async function admit(
  route: Route,
  request: Request,
  caller: { address: string; isHttps: boolean },
  services: Services,
): Promise<Omit<Call<unknown, unknown, StaffSession | undefined>, 'params'>> {
  const isWrite = route.method !== 'GET';
  const sameOrigin = isWrite ? isSameOrigin(request, services.env.publicUrl) : true;
  const session = await staffBehind(request, caller.isHttps, services);
  if (route.access !== 'public' && session === undefined) {
    throw new AppError('not-signed-in', 'Please sign in.');
  }
  if (sameOrigin === false) throw new AppError('forbidden', 'This write comes from another site.');
  const csrfToken = request.headers.get('x-csrf-token');
  // It says that it is staff's, and the session is over: it must not pass as a visitor's form.
  if (isWrite && csrfToken && session === undefined) {
    throw new AppError('not-signed-in', 'Please sign in.');
  }
  // A public form sent from a browser that happens to be signed in carries no token: a visitor's.
  const isStaffCall = session !== undefined && (!isWrite || csrfToken !== null);
  if (isWrite && (route.access !== 'public' || isStaffCall)) {
    if (session === undefined || sameOrigin !== true || !hasCsrfToken(session, csrfToken)) {
      throw new AppError('forbidden', 'This write lacks its token. Please reload the page.');
    }
  }
  const { raw, value } =
    isWrite && route.body !== undefined ? await readJson(request) : { raw: '', value: undefined };
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    ...services,
    ...caller,
    request,
    session: isStaffCall ? session : undefined,
    rawBody: raw,
    query: parseWith(route.query, query),
    body: parseWith(route.body, value),
  };
}

async function staffBehind(request: Request, isHttps: boolean, { db, env, now }: Services) {
  const token = readCookie(request.headers.get('cookie'), cookieName(isHttps));
  return token === undefined ? undefined : findSession(db, token, now(), env.demo);
}

function answer(route: Route, reply: Reply, checkAnswers: boolean): Response {
  if (reply instanceof Response) return reply;
  const body = reply.body === undefined ? null : JSON.stringify(reply.body);
  if (checkAnswers) {
    const parsed = v.safeParse(route.answer, body === null ? undefined : JSON.parse(body));
    if (!parsed.success) {
      const issue = parsed.issues[0];
      throw new Error(
        `${route.method} ${route.path} answered another shape: ${v.getDotPath(issue)} ${issue.message}`,
      );
    }
  }
  return new Response(body, {
    status: reply.status ?? route.status ?? 200,
    headers: {
      ...(body === null ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
      'Cache-Control': 'no-store',
      ...reply.headers,
    },
  });
}

function refuseUnknown(path: string, method: string): never {
  const allowed = routes.filter((route) => new RegExp(`^${pathPattern(route.path)}$`).test(path));
  if (allowed.length > 0) {
    throw new AppError('method-not-allowed', `${method} is not possible here.`, {
      headers: { Allow: [...new Set(allowed.map((route) => route.method))].join(', ') },
    });
  }
  throw notFound('This address was');
}

function pathPattern(path: string): string {
  return path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[0-9]{1,9}');
}

/** A database error repeats the values of the query: keep its name and code, drop the rest. */
function safeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isQuery = error.name === 'DrizzleQueryError' || code !== undefined;
  return {
    name: error.name,
    code,
    message: isQuery ? 'database query failed' : error.message,
    stack: isQuery ? undefined : error.stack,
  };
}
