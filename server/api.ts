// The API: every route behind one guard that refuses what the route table does not allow.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { defaultSite } from '#content/all';
import type { SiteContent } from '#content/site-content';
import { listProfileReads } from '#domain/cases/profile-reads';
import type { PersonSubject, ReadKind } from '#domain/privacy';
import { AppError, notFound, toAppError } from './api/app-error.ts';
import { bundleRoute } from './api/bundle.ts';
import type { StaffSession } from './api/caller.ts';
import { confirmationRoutes, withConfirmation } from './api/confirmation.ts';
import { withEmergencyLines } from './api/emergency-lines.ts';
import { createFailureWatch, type FailureWatch } from './api/failure-watch.ts';
import { type ApiBindings, admitCaller, identifyCaller, type Sessions } from './api/guard.ts';
import { healthRoutes } from './api/health.ts';
import { createRunOnce } from './api/idempotency.ts';
import { openApiDocument, openApiRoute } from './api/openapi.ts';
import { createPublicDataCache, type PublicDataCache } from './api/public-data-cache.ts';
import { readCookie } from './api/read-cookie.ts';
import {
  collectShownIds,
  collectSubjectIds,
  createReadLog,
  extractFilters,
  type ReadLog,
  type ReadSubject,
} from './api/read-log.ts';
import { buildResponse, redactError } from './api/respond.ts';
import type { Reply, Route, Services } from './api/route.ts';
import { loadSecret } from './api/secrets.ts';
import { accountRoutes } from './auth/accounts.ts';
import { codeRoutes } from './auth/codes.ts';
import { factorRoutes } from './auth/factors.ts';
import { ownAccountRoutes } from './auth/own-account.ts';
import { passkeySignInRoutes } from './auth/passkey-sign-in.ts';
import { passkeyRoutes } from './auth/passkeys.ts';
import { findSession, getCookieName, hasCsrfToken, listAliveSessions } from './auth/session.ts';
import { signInRoutes } from './auth/sign-in.ts';
import { caseAccess, hasRestrictedCases } from './cases/access/case-access.ts';
import { restrictedCaseRoutes } from './cases/access/restricted-cases.ts';
import { caseAlertRoutes } from './cases/alerts/case-alerts.ts';
import { createContactAttemptRoutes } from './cases/contact-log/contact-attempts.ts';
import { duplicateRoutes } from './cases/duplicates/duplicate-routes.ts';
import { memberProgressRoutes } from './cases/notes/progress-notes.ts';
import { memberBulkRoutes } from './cases/people/bulk.ts';
import { memberContact } from './cases/people/contact-effect.ts';
import { memberRoutes } from './cases/people/members.ts';
import { intakeRoutes } from './cases/people/own-intakes.ts';
import { reminderRoutes } from './cases/reminders/reminders.ts';
import { serviceDayRoutes } from './cases/services/service-day.ts';
import { serviceDayPeopleRoutes } from './cases/services/service-day-people.ts';
import { serviceRecordRoutes } from './cases/services/service-records.ts';
import { chatRoutes } from './chat/chat.ts';
import { createChatAssistant, getMessageReader } from './chat/chat-assistant.ts';
import { markMessageAnswered, messageContact } from './contacts/contact-effect.ts';
import { contactRoutes } from './contacts/contacts.ts';
import { donationRoutes } from './donations/donations.ts';
import { publicEventRoutes, readPublicUpcomingEvents } from './events/public-events.ts';
import { householdRoutes } from './households/household-routes.ts';
import { relationshipRoutes } from './households/relationships.ts';
import { servedHouseholdRoutes } from './households/served-households.ts';
import { importJob } from './imports/import-job.ts';
import { importRoutes } from './imports/imports.ts';
import { createHub, type Hub } from './live/hub.ts';
import { liveRoutes } from './live/live.ts';
import { emergencyRoutes } from './notifications/emergency-routes.ts';
import { incomingTextRoutes } from './notifications/incoming-texts.ts';
import { noticeRoutes } from './notifications/notices.ts';
import { outboxRoutes } from './notifications/outbox-routes.ts';
import type { StopClocks } from './notifications/replies.ts';
import { settingsRoutes } from './notifications/settings.ts';
import { textStopRoutes } from './notifications/text-stops.ts';
import { checklistRoutes } from './operation/checklist-routes.ts';
import { eraseRoutes } from './privacy/erase-routes.ts';
import { mergeRoutes } from './privacy/merge-routes.ts';
import { copyRoutes } from './privacy/person-copy.ts';
import { readerRoutes } from './privacy/readers.ts';
import { relatedRoutes } from './privacy/related.ts';
import { retentionRoutes } from './privacy/retention-routes.ts';
import { activityRoutes } from './reports/activity.ts';
import { analyticsRoutes } from './reports/analytics.ts';
import { assignableStaffRoutes } from './reports/assignable-staff.ts';
import { exportRoutes } from './reports/export.ts';
import { fromColleaguesRoutes } from './reports/from-colleagues.ts';
import { myDayRoutes } from './reports/my-day.ts';
import { quickFindRoutes } from './reports/quick-find.ts';
import { createSavedViewRoutes } from './reports/saved-views.ts';
import { statsRoutes } from './reports/stats.ts';
import { summaryRoutes } from './reports/summary.ts';
import { timelineRoutes } from './reports/timeline.ts';
import { unsentReplyRoutes } from './reports/unsent-replies.ts';
import type { RunJobs } from './runs/run-worker.ts';
import { runRoutes } from './runs/runs.ts';
import { siteRoutes } from './site/site-routes.ts';
import { submissionBulkRoutes } from './submissions/bulk.ts';
import { markSubmissionAnswered, submissionContact } from './submissions/contact-effect.ts';
import { submissionRoutes } from './submissions/submissions.ts';
import { isReviewFull } from './triage/review-quota.ts';
import { newsletterRoutes } from './updates/newsletters.ts';
import { updateRoutes } from './updates/updates.ts';

/** Stops the response clock of a thread when its reply was sent. */
export const responseClockStops: StopClocks = {
  contact: markMessageAnswered,
  submission: markSubmissionAnswered,
};

/** What the worker does with each kind of run. */
export const runJobs: RunJobs = { import: importJob };

const listedRoutes = [
  ...healthRoutes,
  ...confirmationRoutes,
  ...statsRoutes,
  ...chatRoutes,
  ...signInRoutes,
  ...passkeySignInRoutes,
  ...ownAccountRoutes,
  ...publicEventRoutes,
  ...contactRoutes,
  ...donationRoutes,
  ...newsletterRoutes,
  ...updateRoutes,
  ...siteRoutes,
  ...submissionRoutes,
  ...memberRoutes,
  ...intakeRoutes,
  ...restrictedCaseRoutes,
  ...serviceRecordRoutes,
  ...serviceDayRoutes,
  ...serviceDayPeopleRoutes,
  ...memberProgressRoutes,
  ...reminderRoutes,
  ...caseAlertRoutes,
  ...createContactAttemptRoutes({
    memberId: memberContact,
    submissionId: submissionContact,
    contactId: messageContact,
  }),
  ...activityRoutes,
  ...timelineRoutes,
  ...memberBulkRoutes,
  ...submissionBulkRoutes,
  ...exportRoutes,
  ...duplicateRoutes,
  ...mergeRoutes,
  ...householdRoutes,
  ...relationshipRoutes,
  ...servedHouseholdRoutes,
  ...quickFindRoutes,
  ...analyticsRoutes,
  ...summaryRoutes,
  ...myDayRoutes,
  ...fromColleaguesRoutes,
  ...unsentReplyRoutes,
  ...assignableStaffRoutes,
  ...accountRoutes,
  ...codeRoutes,
  ...passkeyRoutes,
  ...factorRoutes,
  ...noticeRoutes,
  ...settingsRoutes,
  ...outboxRoutes,
  ...emergencyRoutes,
  ...incomingTextRoutes,
  ...textStopRoutes,
  ...liveRoutes,
  ...relatedRoutes,
  ...copyRoutes,
  ...retentionRoutes,
  ...runRoutes,
  ...importRoutes,
  ...readerRoutes,
  ...eraseRoutes,
  ...checklistRoutes,
];

const subjectRoutes = [
  ...listedRoutes,
  ...createSavedViewRoutes(listedRoutes),
  bundleRoute(listedRoutes, listProfileReads, noteRead),
];

/** Union type of all routes, from which the app infers responses. */
export type ApiRoute = (typeof subjectRoutes)[number];

export const routes: readonly Route[] = [...subjectRoutes, openApiRoute(subjectRoutes)];

/** The OpenAPI document, which a build stores among its files. */
export const describeApi = () => openApiDocument(subjectRoutes);

/** Paths that hash a password. */
export const passwordPaths: ReadonlySet<string> = new Set(
  routes.filter((route) => route.hashesPassword).map(({ path }) => path),
);

export type ApiOptions = {
  db: Services['db'];
  env: Services['env'];
  log: Logger;
  now?: () => Date;
  site?: () => SiteContent;
  onSitePublished?: Services['onSitePublished'];
  onPublicChange?: Services['onPublicChange'];
  /** Called after a write that the public figures may count. */
  onFiguresChange?: () => void;
  /** Cleared after changes by staff of this process, and by notifications of other processes. */
  publicDataCache?: PublicDataCache;
  /** The open staff screens, which the caller notifies of changes. */
  live?: Hub;
  reads?: ReadLog;
  /** Shared with the outbox worker of this process. */
  failures?: FailureWatch;
  /** Tests validate every response against its schema. */
  checkResponses?: boolean;
};

export type Api = Hono<{ Bindings: ApiBindings }>;

/** Loads parts that need no database, while it is opening. */
export const prepareApi = () => void getMessageReader();

export function createLive(db: Services['db'], now = () => new Date()): Hub {
  return createHub({ now, aliveSessions: (hashes) => listAliveSessions(db, hashes, now()) });
}

export function createApi(options: ApiOptions): Api {
  const {
    db,
    env,
    log,
    now = () => new Date(),
    publicDataCache = createPublicDataCache(),
  } = options;
  const { site = () => defaultSite } = options;
  const live = options.live ?? createLive(db, now);
  const failures = options.failures ?? createFailureWatch({ db, log });
  let secret: Promise<string> | undefined;
  const services: Services = {
    db,
    env,
    log,
    now,
    secret: () => {
      // Do not cache a failed read: the database may be back in a moment.
      secret ??= loadSecret(db).catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
      return secret;
    },
    assistant: createChatAssistant({
      upcomingEvents: () => readPublicUpcomingEvents({ db, publicDataCache, now }),
      model: env.assistant,
      site,
      now,
      log,
    }),
    site,
    publicDataCache,
    live,
    failures,
    caseAccess,
    isReviewFull: (tx) => isReviewFull(tx, env.reviewQuota),
    reads: options.reads ?? createReadLog(db, now),
    onSitePublished: options.onSitePublished ?? (async () => {}),
    onPublicChange: (paths) => {
      publicDataCache.forget();
      return options.onPublicChange?.(paths);
    },
  };

  const sessions: Sessions = {
    find: async (request, { isHttps, isBackground }) => {
      const token = readCookie(request, getCookieName(isHttps));
      return token === undefined
        ? undefined
        : findSession(db, token, now(), env.demo, isBackground, hasRestrictedCases);
    },
    hasCsrfToken,
  };

  const app: Api = new Hono<{ Bindings: ApiBindings }>();
  for (const route of routes) {
    app.on(route.method, honoPath(route.path), async (context) => {
      const caller = identifyCaller(context.req.raw, context.env ?? {}, env.trustProxy);
      const params = context.req.param();
      const call = await admitCaller(route, context.req.raw, caller, services, sessions, params);
      const key = context.req.header('idempotency-key') ?? null;
      const once = createRunOnce({ ...call, route, key });
      const reply = await route.handle({ ...call, once }).catch((error: unknown) => {
        if (error instanceof AppError) noteShown(route, call, error.details.current);
        throw error;
      });
      noteRead(route, context.req.raw.url, call, reply);
      if (!(reply instanceof Response)) noteShown(route, call, reply.body);
      const isChange = route.method !== 'GET' && call.session !== undefined;
      if ((isChange && !route.isBackground) || route.isCounted) {
        publicDataCache.forget();
        options.onFiguresChange?.();
      }
      const confirmed = call.session ? reply : await withConfirmation(route, call, reply);
      return buildResponse(route, confirmed, options.checkResponses ?? false);
    });
  }
  app.all('/api/*', (context) => refuseUnknown(context.req.path, context.req.method));
  app.onError((error, context) => {
    const problem = toAppError(error);
    failures.noteFailure(error);
    if (problem.code === 'unexpected') {
      log.error({ err: redactError(error), path: context.req.routePath }, 'unexpected error');
    }
    const { method, path } = context.req;
    const header = (name: string) => context.req.header(name);
    const { body } = withEmergencyLines(problem, { method, path, header, site: site() });
    return Response.json(body, {
      status: problem.status,
      headers: { ...problem.headers, 'Cache-Control': 'no-store' },
    });
  });
  return app;
}

type ReadCall = Pick<Services, 'reads'> & {
  session: StaffSession | undefined;
  params: Record<string, string>;
};

/** Logs reads of JSON responses. Handlers that return files log their own reads. */
function noteRead(route: Route, url: string, { reads, session, params }: ReadCall, reply: Reply) {
  if (route.reads === undefined || session === undefined || reply instanceof Response) return;
  const { reads: whose } = route;
  const pathId = route.path.includes('{id}') ? params.id : undefined;
  const found =
    typeof whose === 'string'
      ? { [whose]: collectSubjectIds(whose, reply.body, pathId) }
      : whose(reply.body);
  const kind = kindOf(whose, reply.body, pathId);
  const by = route.needs ?? 'self';
  const common = { session, kind, route: route.path, filters: extractFilters(url), by } as const;
  for (const [subject, ids = []] of Object.entries(found)) {
    reads.note({ ...common, subject: subject as PersonSubject, ids });
  }
}

/** Logs rows shown in the response to a change, as the same kind of read as on a screen. */
function noteShown(route: Route, { reads, session }: ReadCall, body: unknown) {
  if (session === undefined || route.method === 'GET') return;
  const by = route.needs ?? 'self';
  const kind = route.caseBy === undefined || route.caseBy === 'member' ? 'one' : 'part';
  for (const [subject, ids = []] of Object.entries(collectShownIds(route, body))) {
    reads.note({ session, kind, route: route.path, by, subject: subject as PersonSubject, ids });
  }
}

/** Only the case itself counts as opened when a screen requests a case and all its parts. */
function kindOf(whose: ReadSubject, body: unknown, pathId: string | undefined): ReadKind {
  if (pathId === undefined || typeof whose !== 'string') return 'list';
  return (body as { id?: unknown } | undefined)?.id === Number(pathId) ? 'one' : 'part';
}

/** Converts `/api/members/{id}` to Hono's syntax. Ids are digits, so that routes cannot overlap. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1{[0-9]{1,9}}');
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
