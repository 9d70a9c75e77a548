// Runs the real API in process, on its own database, on the engine of the test run.
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Role } from '../../domain/roles.ts';
import { createReadLog } from '../../server/api/read-log.ts';
import { type Api, createApi, responseClockStops, runJobs } from '../../server/api.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { getDatabaseFolder } from '../../server/db/embedded/data-folder.ts';
import { staffAccounts } from '../../server/db/schema/accounts.ts';
import { readKeys } from '../../server/db/sealing/key-file.ts';
import { setKeys } from '../../server/db/sealing/key-ring.ts';
import { type Env, loadEnv } from '../../server/env.ts';
import { computeSignature } from '../../server/notifications/incoming-texts.ts';
import { createOutbox } from '../../server/operation/outbox-worker.ts';
import { createRunWorker } from '../../server/runs/run-worker.ts';
import { createCurrentSite } from '../../server/site/current-site.ts';
import { retainCompiledCode } from '../embedded/compiled-code.ts';
import { createFastFolder } from './fast-folder.ts';
import { isVersioned, readVersion } from './versions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty, migrated embedded database, for copying. */
    emptyDatabase: string;
    /** URL of an empty, migrated PostgreSQL database, for copying. */
    postgresTemplate: string;
    /** Folder of the bundled programs. */
    programs: string;
  }
}

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';
export const password = 'a long enough password';
/** The test password, hashed at a fraction of the real cost. */
const cheapHash =
  '$argon2id$v=19$m=256,t=1,p=1$V8U2YbvRpshf5LSUCYI7UA$rvq/NKQo9jWtYMlWthAgZI9rzBnF/+7hu3kSbAgcJqI';

/** One key for all processes of a test, so that each can read what another sealed. */
export const testKeys = { DATA_KEYS: `tests ${'k'.repeat(43)}` };
setKeys(readKeys(loadEnv(testKeys)));

type Unopened = { env: Env; drop: () => Promise<void> };
export type FreshDatabase = Unopened & { database: Database };

/** A data folder with an empty, migrated database, copied because creating one takes seconds. */
export function copyEmptyDatabase(): string {
  retainCompiledCode();
  const folder = createFastFolder('wondrous-api-');
  cpSync(inject('emptyDatabase'), getDatabaseFolder(folder), { recursive: true });
  return folder;
}

/** An empty, migrated database that is not opened here: an embedded one allows only one process. */
export async function prepareUnopenedDatabase(
  variables: Record<string, string> = {},
): Promise<Unopened> {
  if (engine === 'embedded') {
    const folder = copyEmptyDatabase();
    const env = loadEnv({ DEMO: 'off', DATA_DIR: folder, ...testKeys, ...variables });
    return { env, drop: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const template = inject('postgresTemplate');
  const admin = new pg.Client({ connectionString: template.replace(/[^/]+$/, 'postgres') });
  await admin.connect();
  const name = `api_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template template_app strategy file_copy`);
  await admin.end();
  const env = loadEnv({
    DATABASE_URL: template.replace(/[^/]+$/, name),
    ...testKeys,
    ...variables,
  });
  return { env, drop: async () => {} };
}

/** An empty, migrated database, opened. */
export async function openFreshDatabase(
  variables: Record<string, string> = {},
): Promise<FreshDatabase> {
  const { env, drop } = await prepareUnopenedDatabase(variables);
  const database = await openDatabase(env);
  return { database, env, drop: () => database.close().then(drop) };
}

export type ApiResponse = { status: number; headers: Headers; body: unknown; text: string };
export type Visitor = (
  method: string,
  path: string,
  options?: {
    body?: unknown;
    raw?: string;
    headers?: Record<string, string>;
    address?: string;
    /** Sends the request through another process on the same database. */
    through?: Api;
  },
) => Promise<ApiResponse>;

export const origin = 'http://site.test';

let networks = 0;

/** A new network for each call, so that rate limits do not interfere. */
function ownNetwork(): string {
  networks++;
  return `10.${(networks >> 8) & 255}.${networks & 255}.1`;
}

export async function startApi(variables: Record<string, string> = {}) {
  const fresh = await openFreshDatabase(variables);
  /** Rate limits refill over time: a test about them must stop the clock and move it. */
  const clock: { offsetMs: number; stoppedAt?: number } = { offsetMs: 0 };
  const now = () => new Date((clock.stoppedAt ?? Date.now()) + clock.offsetMs);
  const publicChanges: string[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const reads = createReadLog(fresh.database.db, now);
  const currentSite = createCurrentSite(fresh.database.db);
  const start = (db = fresh.database.db) =>
    createApi({
      db,
      reads,
      env: fresh.env,
      log,
      now,
      site: currentSite.read,
      onSitePublished: async () => void (await currentSite.reload()),
      onPublicChange: (paths) => void publicChanges.push(...paths),
      checkResponses: true,
    });
  const api = start();

  const visitor: Visitor = async (method, path, options = {}) => {
    const { through = api } = options;
    const body =
      options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await through.fetch(
      new Request(`${origin}${path}`, {
        method,
        body: body ?? null,
        headers: {
          host: 'site.test',
          origin,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
      }),
      { address: options.address ?? ownNetwork() },
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    // An event stream never ends.
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : text,
    };
  };

  /** Creates the account if needed, signs in, and returns a caller with that session. */
  const signIn = async (username = 'casey', role: Role = 'owner') => {
    await fresh.database.db
      .insert(staffAccounts)
      // Two-factor codes would be required of owners after two weeks; move that date far away.
      .values({ username, role, passwordHash: cheapHash, factorDueAt: new Date('2999-01-01') })
      .onConflictDoNothing();
    const login = await visitor('POST', '/api/admin/login', {
      body: { username, password },
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { token } = login.body as { token: string };
    /** Sends like a screen: a change or an undo carries the current version, a POST an idempotency key. */
    const staff: Visitor = async (method, path, options = {}) =>
      visitor(method, path, {
        ...options,
        headers: {
          cookie,
          'x-csrf-token': token,
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...(['PUT', 'PATCH', 'DELETE'].includes(method) || isVersioned(path)
            ? { 'if-match': `"${await readVersion(fresh.database.db, path, options.body)}"` }
            : {}),
          ...options.headers,
        },
      });
    /** The session without automatic version and idempotency key. */
    const bare: Visitor = (method, path, options = {}) =>
      visitor(method, path, {
        ...options,
        headers: { cookie, 'x-csrf-token': token, ...options.headers },
      });
    return Object.assign(staff, { bare, cookie, token, username });
  };

  return {
    api,
    start,
    db: fresh.database.db,
    database: fresh.database,
    env: fresh.env,
    clock,
    now,
    notifyContext: (at = now()) => ({ env: fresh.env, now: at, site: currentSite.read }),
    publicChanges,
    log,
    logged,
    reads,
    visitor,
    signIn,
    stop: fresh.drop,
  };
}

type Site = Awaited<ReturnType<typeof startApi>>;
type Staff = Awaited<ReturnType<Site['signIn']>>;

/** One API for a test file, started before its first test and stopped after its last. */
export function openSite(variables: Record<string, string> = {}): Site {
  const site = {} as Site;
  beforeAll(async () => void Object.assign(site, await startApi(variables)));
  afterAll(() => site.stop());
  return site;
}

/** A session that is signed in before the first test. */
export function signInBeforeAll(site: Site, ...who: Parameters<Site['signIn']>): Staff {
  let session: Staff;
  const staff: Visitor = (...call) => session(...call);
  beforeAll(async () => {
    session = await site.signIn(...who);
    Object.assign(staff, session);
  });
  return staff as Staff;
}

/** Points to no mail server: messages wait until a test sends them. */
export const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** Sends all due messages through a mock mail server. */
export async function sendMail({ db, env, now }: Pick<Site, 'db' | 'env' | 'now'>): Promise<void> {
  const log = { warn() {}, error() {} };
  const senders = { email: { send: async () => {}, close() {} } };
  const worker = await createOutbox({ db, env, now, log, senders, stopClocks: responseClockStops });
  await worker.drain();
  await worker.stop();
}

/** Carries out everything that runs have to do. */
export async function drainRuns({ db, now }: Pick<Site, 'db' | 'now'>): Promise<void> {
  const error = (fields: object) => {
    throw new Error(JSON.stringify(fields));
  };
  await createRunWorker({ db, now, jobs: runJobs, log: { error } }).drain();
}

/** Points to no text provider. */
export const textSettings = {
  SMS_URL: 'http://SID:TOKEN@127.0.0.1:1/Messages.json',
  SMS_FROM: '+18045550142',
};

/** A request signed like the text provider's. */
export function buildSignedForm(path: string, fields: Record<string, unknown> = {}, key = 'TOKEN') {
  const raw = String(new URLSearchParams(fields as Record<string, string>));
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': computeSignature(`${origin}${path}`, raw, key),
  };
  return { raw, headers };
}

export const samples = {
  contact: {
    name: 'Ana Silva',
    email: 'ana@example.org',
    subject: 'Hello',
    message: 'A question.',
  },
  donation: {
    type: 'one-time',
    amount: '50',
    donorName: 'Ana Silva',
    email: 'ana@example.org',
    isAnonymous: false,
  },
  application: {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.org',
    phone: '(804) 555-0123',
    location: 'Richmond, VA',
    homeSafety: 'SAFE',
    emergency: 'NO',
    hearAbout: 'A friend',
    coreProgram: 'Food, Nutrition & Agriculture',
    language: 'English',
    contactMethod: 'Email',
    questions: 'Can somebody call me?',
  },
  intake: {
    firstName: 'Ben',
    lastName: 'Ito',
    email: 'ben@example.org',
    phone: '804-555-0199',
    age: 40,
    householdSize: 2,
    address: '1 Sample Street',
    city: 'Richmond',
    state: 'VA',
    zipCode: '23220',
    serviceRegion: 'richmond-metro',
    programAreas: ['Food & Nutrition'],
    referralSource: 'Other',
    priority: 'normal',
    tags: [],
  },
  volunteer: {
    formType: 'volunteer',
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.org',
    phone: '804-555-0123',
    corePrograms: [],
    formData: {
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.org',
      phone: '804-555-0123',
      location: 'Richmond',
      bestTimes: 'Mornings',
      hearAbout: 'A friend',
    },
    status: 'new',
    notes: '',
  },
  event: {
    title: 'Garden day',
    description: 'Dig with us.',
    eventDate: '2030-05-04',
    eventTime: '10:00 AM',
    location: 'Garden',
    address: '1 Sample Street',
    city: 'Richmond',
    state: 'VA',
    eventType: 'Workshop',
  },
  update: {
    audience: 'newsletter',
    texts: {
      en: { subject: 'News from the garden', body: 'The beds are ready.\n\nCome and dig.' },
      es: { subject: 'Noticias del huerto', body: 'Los canteros están listos.\n\nVenga.' },
    },
  },
} as const;
