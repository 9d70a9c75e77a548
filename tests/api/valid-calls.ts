// One valid call for every route, and the rows it needs; other tests mutate and repeat them.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { columnOf } from '../../domain/imports/import-columns.ts';
import type { RunStatus } from '../../domain/runs.ts';
import { routes } from '../../server/api.ts';
import type { CodeEnrollment } from '../../server/auth/codes.ts';
import { createOneTimeLink } from '../../server/auth/one-time-links.ts';
import type { PasskeySignInOptions } from '../../server/auth/passkey-sign-in.ts';
import type { CreatedPasskey, PasskeyCreationOptions } from '../../server/auth/passkeys.ts';
import { createSecret } from '../../server/auth/totp.ts';
import type { Db } from '../../server/db/client.ts';
import { staffAccounts, staffPasskeys, staffSessions } from '../../server/db/schema/accounts.ts';
import { members } from '../../server/db/schema/members.ts';
import { outbox } from '../../server/db/schema/outbox.ts';
import { newsletters } from '../../server/db/schema/public.ts';
import { importRows, runs } from '../../server/db/schema/runs.ts';
import { contentDrafts, contentReleases } from '../../server/db/schema/site.ts';
import { updates } from '../../server/db/schema/updates.ts';
import { createLink } from '../../server/links/secret-links.ts';
import { generateCode } from './authenticator-app.ts';
import { makeDevice } from './device.ts';
import { origin, samples, type Visitor } from './harness.ts';

export type ValidCall = {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  /** The body that staff send, if it differs from a visitor's. */
  staffBody?: Record<string, unknown>;
  query?: Record<string, string>;
  /** Sent as a form signed by the text provider. */
  isForm?: true;
};

/** Reference of a restricted case to which nobody has access. */
const restrictedReference = 'WW-TEST-SHUT';

/** Ids of the rows and other values that the calls need. */
export type CallFixture = {
  memberId: number;
  recordId: number;
  noteId: number;
  reminderId: number;
  alertId: number;
  submissionId: number;
  contactId: number;
  eventId: number;
  donationId: number;
  /** A second member. */
  otherMemberId: number;
  /** A case to merge, and a merge that can be undone. */
  doubleId: number;
  mergeId: number;
  mergedId: number;
  /** A household and one of its companions, and the relationship of its head to another case. */
  homeId: number;
  householdId: number;
  companionId: number;
  relationshipId: number;
  staffId: number;
  savedViewId: number;
  /** A colleague's account. */
  colleagueId: number;
  /** Another session of the caller. */
  sessionId: number;
  /** Token of a valid one-time link. */
  linkToken: string;
  /** Body that confirms one-time codes for the caller. */
  codesBody: Record<string, unknown>;
  /** Body of a colleague's second sign-in step. */
  codeStep: Record<string, unknown>;
  /** A passkey of the caller. */
  passkeyId: number;
  /** Responses signed by a device: a new passkey, a confirmation, and a colleague's sign-in. */
  newPasskey: Record<string, unknown>;
  confirmedBy: Record<string, unknown>;
  signedInBy: Record<string, unknown>;
  /** A message that failed to send. */
  messageId: number;
  attemptId: number;
  periodId: number;
  stepId: number;
  holdId: number;
  subscriberId: number;
  /** A draft, a complete draft, and an update that is being sent. */
  draftId: number;
  readyUpdateId: number;
  sendingUpdateId: number;
  /** Imports: sent completely, checked, and carried out. */
  sentImportId: number;
  readyImportId: number;
  doneImportId: number;
  siteReleaseId: number;
  siteDraftId: number;
  publishDraftId: number;
  /** Tokens of links in mail. */
  confirmToken: string;
  unsubscribeToken: string;
};

export async function prepareCallFixture(
  { visitor, db }: { visitor: Visitor; db: Db },
  staff: Visitor,
): Promise<CallFixture> {
  const created = async (path: string, body: object) =>
    ((await staff('POST', path, { body })).body as { id: number }).id;
  const firstOf = async (path: string) =>
    ((await staff('GET', path)).body as { id: number }[])[0]?.id ?? 0;
  await visitor('POST', '/api/members', { body: { ...samples.application, emergency: 'YES' } });
  await visitor('POST', '/api/contacts', { body: samples.contact });
  await visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
  await visitor('POST', '/api/donations', { body: samples.donation });
  await db.update(outbox).set({ status: 'failed', lastError: '550' });
  const otherMemberId = await firstOf('/api/members');
  await db.insert(members).values({
    ...{ reference: restrictedReference, firstName: 'Shut', lastName: 'Shut', isRestricted: true },
  });
  const memberId = await created('/api/members', samples.intake);
  const ground = {
    memberId,
    recordId: await created('/api/service-records', {
      memberId,
      serviceType: 'food',
      description: 'Groceries',
      serviceDate: '2026-01-02',
    }),
    noteId: await created('/api/member-progress', { memberId, title: 'Call', description: 'Well' }),
    reminderId: await created('/api/reminders', {
      memberId,
      title: 'Call',
      dueDate: '2030-01-01T15:00:00Z',
    }),
    alertId: await firstOf('/api/case-alerts'),
    submissionId: await firstOf('/api/get-involved-submissions'),
    contactId: await firstOf('/api/contacts'),
    eventId: await created('/api/public-events', samples.event),
    donationId: await firstOf('/api/donations'),
    otherMemberId,
    ...(await prepareMerge(staff)),
    ...(await prepareHousehold(staff, otherMemberId)),
    staffId: await firstOf('/api/on-call'),
    savedViewId: await created('/api/saved-views', savedView),
    ...(await accountGround(db)),
    ...(await codesGround(visitor, staff, db)),
    ...(await passkeysGround(visitor, staff, db)),
    ...(await updatesGround(staff, db)),
    ...(await prepareImports(db, memberId)),
    messageId: await firstOf('/api/outbox?status=failed'),
    attemptId: await created('/api/contact-attempts', {
      memberId,
      kind: 'call',
      outcome: 'no-answer',
    }),
    periodId: ((await staff('GET', '/api/retention')).body as Retention).periods[0]?.id ?? 0,
    stepId: await firstOf('/api/checklist'),
    holdId: await created('/api/retention-holds', {
      ...{ subject: 'member', subjectId: otherMemberId, reason: 'A court asked for it' },
    }),
  };
  // Every row that can be undone has a change.
  const { reminderId, alertId, submissionId, contactId, eventId, donationId, stepId } = ground;
  const changes: [method: string, path: string, ...bodies: object[]][] = [
    // Not of the member with the attempt: its undo takes every change of this moment for its own.
    ['PATCH', `/api/members/${otherMemberId}`, { tags: ['call first'] }],
    ['PATCH', `/api/reminders/${reminderId}`, { priority: 'urgent' }],
    ['PATCH', `/api/case-alerts/${alertId}`, { isResolved: true }, { isResolved: false }],
    ['PUT', `/api/get-involved-submissions/${submissionId}`, { notes: 'Asked' }],
    ['PATCH', `/api/contacts/${contactId}`, { isRead: true }, { isRead: false }],
    ['PATCH', `/api/donations/${donationId}`, { needsReview: true }, { needsReview: false }],
    ['PATCH', `/api/public-events/${eventId}`, { eventTime: '11:00 AM' }],
    ['PATCH', `/api/checklist/${stepId}`, { isDismissed: true }, { isDismissed: false }],
  ];
  for (const [method, path, ...bodies] of changes) {
    for (const body of bodies) {
      const changed = await staff(method, path, { body });
      expect(changed.status, changed.text).toBe(200);
    }
  }
  return ground;
}

/** Creates one case to merge, and merges two others. */
export async function prepareMerge(staff: Visitor) {
  const intake = { ...samples.intake, lastName: 'Twice' };
  const takeIn = async () =>
    ((await staff('POST', '/api/members', { body: intake })).body as { id: number }).id;
  const [doubleId, mergedId, otherId] = [await takeIn(), await takeIn(), await takeIn()];
  const body = { otherId, otherVersion: 1 };
  expect((await staff('POST', `/api/members/${mergedId}/merge`, { body })).status).toBe(200);
  const merges = (await staff('GET', `/api/members/${mergedId}/merges`)).body as { id: number }[];
  return { doubleId, mergedId, mergeId: merges[0]?.id ?? 0 };
}

/** A household and a relationship, each with a change that can be undone. */
async function prepareHousehold(staff: Visitor, otherId: number) {
  const intake = { ...samples.intake, lastName: 'Home' };
  const homeId = ((await staff('POST', '/api/members', { body: intake })).body as { id: number })
    .id;
  const companions = [{ firstName: 'Mia', lastName: 'Home', birthYear: 2019, relation: 'child' }];
  const made = await staff('POST', '/api/households', { body: { memberId: homeId, companions } });
  const { id: householdId, people } = made.body as { id: number; people: { id: number }[] };
  const companionId = people.at(-1)?.id ?? 0;
  const related = await staff('POST', '/api/relationships', {
    body: { memberId: homeId, otherId, kind: 'helper' },
  });
  const relationshipId = (related.body as { id: number }).id;
  const changes: [path: string, body: object][] = [
    [`/api/households/${householdId}`, { step: 'changed', personId: companionId, birthYear: 2018 }],
    [`/api/relationships/${relationshipId}`, { note: 'Drives her' }],
  ];
  for (const [path, body] of changes) {
    const changed = await staff('PATCH', path, { body });
    expect(changed.status, changed.text).toBe(200);
  }
  return { homeId, householdId, companionId, relationshipId };
}

export async function prepareImports(db: Db, memberId: number) {
  const settings = {
    ...{ columns: [columnOf('Name', 'fullName')], ignored: [], fallbacks: {} },
    onMatch: 'fill' as const,
  };
  const made = async (status: RunStatus) => {
    const [run] = await db
      .insert(runs)
      .values({
        ...{ kind: 'import', status, startedBy: 'casey', title: 'people.csv', settings, total: 1 },
        expiresAt: new Date('2999-01-01'),
      })
      .returning({ id: runs.id });
    const runId = run?.id ?? 0;
    const row = { line: 2, cells: ['Nia New'], plan: 'ask' as const, matchIds: [memberId] };
    await db.insert(importRows).values({ runId, ...row });
    return runId;
  };
  return {
    sentImportId: await made('uploading'),
    readyImportId: await made('ready'),
    doneImportId: await made('done'),
  };
}

const savedView = {
  list: 'members',
  name: 'Urgent food',
  filter: { priority: 'urgent', topic: 'food' },
};

async function accountGround(db: Db) {
  const [made] = await db
    .insert(staffAccounts)
    .values({ username: 'robin', passwordHash: '' })
    .returning({ id: staffAccounts.id });
  const colleagueId = made?.id ?? 0;
  const [casey] = await db.select().from(staffAccounts).where(eq(staffAccounts.username, 'casey'));
  const [session] = await db
    .insert(staffSessions)
    .values({
      ...{ tokenHash: 'another', csrfHash: '', staffId: casey?.id ?? 0 },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning({ id: staffSessions.id });
  const link = await db.transaction((tx) => createOneTimeLink(tx, colleagueId, new Date()));
  const linkToken = link.path.split('#')[1] ?? '';
  return { colleagueId, sessionId: session?.id ?? 0, linkToken };
}

async function codesGround(visitor: Visitor, staff: Visitor, db: Db) {
  const offered = (await staff('POST', '/api/my-codes/offer')).body as CodeEnrollment;
  const codeNow = (secret: string) => generateCode(secret, Date.now());
  const { secret, proof } = offered;
  const own = createSecret();
  const [casey] = await db.select().from(staffAccounts).where(eq(staffAccounts.username, 'casey'));
  const passwordHash = casey?.passwordHash ?? '';
  await db.insert(staffAccounts).values({ username: 'uma', passwordHash, totpSecret: own });
  const body = { username: 'uma', password: 'a long enough password' };
  const first = (await visitor('POST', '/api/admin/login', { body })).body as { ticket: string };
  return {
    codesBody: { secret, proof, code: codeNow(secret) },
    codeStep: { ticket: first.ticket, code: codeNow(own) },
  };
}

async function passkeysGround(visitor: Visitor, staff: Visitor, db: Db) {
  const offered = async () =>
    (await staff('POST', '/api/my-passkeys/offer')).body as PasskeyCreationOptions;
  const asked = async (who: Visitor, of: string) => {
    const { options } = (await who('GET', `/api/admin/${of}/passkey`)).body as PasskeySignInOptions;
    return options ?? expect.unreachable('the site has a name');
  };
  const [later, own, others] = [makeDevice(origin), makeDevice(origin), makeDevice(origin)];
  const newPasskey = { label: 'Laptop', passkey: later.register(await offered()) };
  const body = { label: 'Phone', passkey: own.register(await offered()) };
  const made = (await staff('POST', '/api/my-passkeys', { body })).body as CreatedPasskey;
  const [uma] = await db.select().from(staffAccounts).where(eq(staffAccounts.username, 'uma'));
  await db.insert(staffPasskeys).values({ ...others.row('site.test'), staffId: uma?.id ?? 0 });
  return {
    passkeyId: made.passkey.id,
    newPasskey,
    confirmedBy: own.sign(await asked(staff, 'confirm')),
    signedInBy: others.sign(await asked(visitor, 'login')),
  };
}

/** A draft to change and one to publish; a field has one draft at most. */
export async function prepareSiteDrafts(db: Db) {
  await db.delete(contentDrafts);
  const [draft, ready] = await db
    .insert(contentDrafts)
    .values([
      { key: 'phone', value: '804-555-0177', author: 'casey' },
      { key: 'leaders.renee-alston.name', value: 'Renee A.', author: 'casey' },
    ])
    .returning({ id: contentDrafts.id });
  return { siteDraftId: draft?.id ?? 0, publishDraftId: ready?.id ?? 0 };
}

async function updatesGround(staff: Visitor, db: Db) {
  const now = new Date();
  const [subscriber, leaving] = await db
    .insert(newsletters)
    .values(
      ['sub@example.org', 'leaving@example.org'].map((email) => ({ email, confirmedAt: now })),
    )
    .returning({ id: newsletters.id });
  const subscriberId = subscriber?.id ?? 0;
  const link = { subject: 'subscriber' as const, subjectId: leaving?.id ?? 0, now };
  const draft = async () =>
    ((await staff('POST', '/api/updates', { body: samples.update })).body as { id: number }).id;
  const [siteRelease] = await db
    .insert(contentReleases)
    .values({ edits: {}, author: 'casey' })
    .returning({ id: contentReleases.id });
  const siteReleaseId = siteRelease?.id ?? 0;
  const sendingUpdateId = await draft();
  await db
    .update(updates)
    .set({ status: 'sending', startedAt: now, recipients: 1 })
    .where(eq(updates.id, sendingUpdateId));
  const tokens = await db.transaction(async (tx) => ({
    confirmToken: await createLink(tx, { ...link, purpose: 'confirm-subscription' }),
    unsubscribeToken: await createLink(tx, {
      ...link,
      purpose: 'unsubscribe',
      scope: { audience: 'newsletter' },
    }),
  }));
  const readyUpdateId = await draft();
  return {
    ...(await prepareSiteDrafts(db)),
    siteReleaseId,
    subscriberId,
    sendingUpdateId,
    readyUpdateId,
    draftId: await draft(),
    ...tokens,
  };
}

type Retention = { periods: { id: number }[] };

const listQuery = { search: 'silva', limit: '5' };

export function buildValidCalls(ground: CallFixture): Record<string, ValidCall> {
  const { memberId, recordId, noteId, reminderId, alertId } = ground;
  const { submissionId, contactId, eventId, donationId, otherMemberId } = ground;
  const {
    staffId,
    colleagueId,
    sessionId,
    linkToken,
    codesBody,
    codeStep,
    passkeyId,
    newPasskey,
    confirmedBy,
    signedInBy,
    messageId,
    attemptId,
    periodId,
    stepId,
    holdId,
    savedViewId,
    subscriberId,
    draftId,
    readyUpdateId,
    sendingUpdateId,
    siteReleaseId,
    siteDraftId,
    publishDraftId,
    confirmToken,
    unsubscribeToken,
    homeId,
    householdId,
    companionId,
    relationshipId,
  } = ground;
  const application = {
    ...samples.application,
    address: '1 Sample Street',
    zipCode: '23220',
    dateOfBirth: '1990-04-30',
    programAreas: ['Housing & Shelter'],
    assistanceAreas: [],
    emergencyNeeds: false,
    householdSize: 3,
    householdIncome: '20,000',
    preferredLanguage: 'Spanish',
    notes: 'Please call',
    additionalInfo: { safety: 'A dog in the yard' },
    homepage: '',
  };
  const intake = {
    ...samples.intake,
    race: 'two-or-more',
    gender: '',
    disabilityStatus: null,
    veteranStatus: true,
    notes: 'Came with a neighbor',
    tags: ['call first'],
  };
  const serviceRecord = {
    memberId,
    serviceType: 'food',
    description: 'Groceries',
    assignedTeamMember: 'Casey',
    partnerOrganization: 'Sample partner',
    outcome: 'completed',
    serviceDate: '2026-01-02T15:00:00.000Z',
    documents: ['receipt.pdf'],
    followUpRequired: true,
    followUpDate: '2026-02-02',
  };
  const note = {
    memberId,
    progressType: 'milestone',
    title: 'Found a room',
    description: 'Moved in on Friday',
    status: 'achieved',
    progressDate: '2026-01-02T15:00:00.000Z',
    outcome: 'Housed',
    nextCheckIn: '2026-02-02',
    reminderSet: true,
  };
  const reminder = {
    memberId,
    reminderType: 'check-in',
    title: 'Call',
    description: 'Ask how the week went',
    dueDate: '2030-01-01T15:00:00Z',
    priority: 'high',
    assignedTo: 'casey',
  };
  const undone = [
    ...[`members/${otherMemberId}`, `reminders/${reminderId}`, `case-alerts/${alertId}`],
    ...[`get-involved-submissions/${submissionId}`, `contacts/${contactId}`],
    ...[`donations/${donationId}`, `public-events/${eventId}`, `checklist/${stepId}`],
    ...[`households/${householdId}`, `relationships/${relationshipId}`],
  ];
  const calls: ValidCall[] = [
    ...undone.map((row): ValidCall => ({ method: 'POST', path: `/api/${row}/undo` })),
    ...['members', 'get-involved-submissions'].map(
      (list): ValidCall => ({
        method: 'POST',
        path: `/api/${list}/bulk/undo`,
        body: { rows: [{ id: list === 'members' ? memberId : submissionId, version: 1 }] },
      }),
    ),
    { method: 'GET', path: '/api/health' },
    { method: 'GET', path: '/api/confirmation', query: { form: 'contact' } },
    { method: 'GET', path: '/api/ready' },
    { method: 'GET', path: '/api/stats' },
    { method: 'GET', path: '/api/openapi.json' },
    { method: 'POST', path: '/api/chat', body: { message: 'How do I volunteer?' } },
    { method: 'GET', path: '/api/admin/demo' },
    { method: 'GET', path: '/api/admin/session' },
    { method: 'GET', path: '/api/summary' },
    { method: 'GET', path: '/api/my-day', query: { assignedTo: '@me' } },
    { method: 'GET', path: '/api/staff' },
    { method: 'GET', path: '/api/my-notifications' },
    {
      method: 'PATCH',
      path: '/api/my-notifications',
      body: {
        ...{ email: 'casey@example.org', phone: '804-555-0100', pace: 'hourly' },
        ...{ getsDigest: false, isOnCall: false },
      },
    },
    { method: 'GET', path: '/api/saved-views' },
    { method: 'GET', path: '/api/saved-views/counts' },
    { method: 'POST', path: '/api/saved-views', body: { ...savedView, isShared: true } },
    {
      method: 'PATCH',
      path: `/api/saved-views/${savedViewId}`,
      body: { name: 'Urgent work', filter: { topic: 'work' }, isShared: true },
    },
    { method: 'DELETE', path: `/api/saved-views/${savedViewId}` },
    { method: 'GET', path: '/api/accounts' },
    { method: 'POST', path: '/api/accounts', body: { username: 'sam', role: 'front-desk' } },
    { method: 'POST', path: `/api/accounts/${colleagueId}/link` },
    { method: 'GET', path: '/api/notices' },
    { method: 'GET', path: '/api/my-codes' },
    { method: 'POST', path: '/api/my-codes/offer' },
    { method: 'POST', path: '/api/my-codes', body: codesBody },
    { method: 'POST', path: '/api/my-codes/recovery' },
    { method: 'POST', path: '/api/my-codes/end' },
    { method: 'POST', path: `/api/accounts/${colleagueId}/reset-factors` },
    { method: 'POST', path: '/api/admin/login/code', body: codeStep },
    { method: 'GET', path: '/api/admin/login/passkey' },
    { method: 'POST', path: '/api/admin/login/passkey', body: signedInBy },
    { method: 'GET', path: '/api/admin/confirm/passkey' },
    { method: 'POST', path: '/api/admin/confirm/passkey', body: confirmedBy },
    { method: 'GET', path: '/api/my-passkeys' },
    { method: 'POST', path: '/api/my-passkeys/offer' },
    { method: 'POST', path: '/api/my-passkeys', body: newPasskey },
    { method: 'POST', path: `/api/my-passkeys/${passkeyId}/name`, body: { label: 'Old phone' } },
    { method: 'POST', path: `/api/my-passkeys/${passkeyId}/remove` },
    { method: 'GET', path: '/api/my-sessions' },
    { method: 'POST', path: `/api/my-sessions/${sessionId}/end` },
    {
      method: 'POST',
      path: '/api/admin/welcome',
      body: { token: linkToken, password: 'lentil kayak fjord umbra' },
    },
    { method: 'PATCH', path: `/api/accounts/${colleagueId}`, body: { role: 'figures' } },
    { method: 'GET', path: '/api/on-call' },
    { method: 'PATCH', path: `/api/on-call/${staffId}`, body: { isOnCall: true } },
    { method: 'GET', path: '/api/outbox', query: { search: 'ana', limit: '5', kind: 'thanks' } },
    { method: 'GET', path: '/api/outbox/state' },
    { method: 'GET', path: '/api/unsent-replies' },
    { method: 'PATCH', path: `/api/outbox/${messageId}`, body: { status: 'waiting' } },
    { method: 'GET', path: '/api/emergencies' },
    { method: 'GET', path: '/api/emergencies/summary' },
    { method: 'POST', path: '/api/emergencies/request' },
    { method: 'GET', path: '/api/live', query: { since: '2026-01-01T10:00:00Z' } },
    { method: 'POST', path: '/api/presence', body: { of: 'member', id: memberId, isHere: true } },
    { method: 'GET', path: `/api/text-stops/${memberId}` },
    {
      method: 'POST',
      path: '/api/texts',
      body: { From: '+18045550123', Body: 'Hello' },
      isForm: true,
    },
    { method: 'GET', path: `/api/contacts/${contactId}/replies` },
    { method: 'POST', path: `/api/contacts/${contactId}/replies`, body: { body: 'Thank you.' } },
    { method: 'GET', path: `/api/get-involved-submissions/${submissionId}/replies` },
    {
      method: 'POST',
      path: `/api/get-involved-submissions/${submissionId}/replies`,
      body: { body: 'Thank you.' },
    },
    { method: 'GET', path: '/api/analytics' },
    { method: 'GET', path: '/api/quick-find', query: { search: 'silva' } },
    {
      method: 'GET',
      path: '/api/duplicates/typed',
      query: { email: 'ana@example.org', phone: '804-555-0123' },
    },
    { method: 'GET', path: '/api/duplicates', query: { ...listQuery, status: 'answered' } },
    { method: 'POST', path: '/api/contacts', body: samples.contact },
    { method: 'GET', path: '/api/contacts', query: { ...listQuery, status: 'open' } },
    { method: 'GET', path: `/api/contacts/${contactId}` },
    {
      method: 'PATCH',
      path: `/api/contacts/${contactId}`,
      body: { isRead: true, isAnswered: true, needsReview: false, assignedTo: 'casey' },
    },
    {
      method: 'POST',
      path: '/api/donations',
      body: { ...samples.donation, tributeMessage: 'For Grandma', tributeRecipient: 'Rosa' },
    },
    { method: 'POST', path: '/api/newsletters', body: { email: 'new@example.org', homepage: '' } },
    { method: 'POST', path: '/api/newsletters/confirm', body: { token: confirmToken } },
    { method: 'POST', path: '/api/newsletters/unsubscribe', body: { token: unsubscribeToken } },
    { method: 'GET', path: '/api/newsletters', query: { ...listQuery, state: 'confirmed' } },
    { method: 'GET', path: '/api/site' },
    {
      method: 'POST',
      path: '/api/site-drafts',
      body: { key: 'announcement', value: { en: 'Closed on Friday', es: 'Cerrado el viernes' } },
    },
    { method: 'PATCH', path: `/api/site-drafts/${siteDraftId}`, body: { value: '804-555-0188' } },
    { method: 'DELETE', path: `/api/site-drafts/${siteDraftId}` },
    { method: 'GET', path: '/api/site-releases' },
    {
      method: 'POST',
      path: '/api/site-releases',
      body: { note: 'New phone', drafts: [{ id: publishDraftId, version: 1 }] },
    },
    { method: 'POST', path: `/api/site-releases/${siteReleaseId}/restore` },
    { method: 'GET', path: '/api/updates', query: { ...listQuery, status: 'draft' } },
    { method: 'GET', path: '/api/updates/audiences' },
    { method: 'POST', path: '/api/updates', body: samples.update },
    { method: 'GET', path: `/api/updates/${draftId}` },
    { method: 'GET', path: `/api/updates/${draftId}/preview` },
    { method: 'PATCH', path: `/api/updates/${draftId}`, body: { audience: 'volunteers' } },
    { method: 'DELETE', path: `/api/updates/${draftId}` },
    { method: 'POST', path: `/api/updates/${readyUpdateId}/send` },
    { method: 'POST', path: `/api/updates/${sendingUpdateId}/stop` },
    { method: 'GET', path: '/api/donations', query: { ...listQuery, type: 'one-time' } },
    { method: 'PATCH', path: `/api/donations/${donationId}`, body: { needsReview: true } },
    { method: 'POST', path: '/api/get-involved-submissions', body: samples.volunteer },
    {
      method: 'GET',
      path: '/api/get-involved-submissions',
      query: { ...listQuery, status: 'new', formType: 'volunteer', sort: 'name' },
    },
    { method: 'GET', path: `/api/get-involved-submissions/${submissionId}` },
    {
      method: 'GET',
      path: '/api/get-involved-submissions/export',
      query: { search: 'silva', status: 'new', sort: 'name', columns: 'name,answers' },
    },
    {
      method: 'POST',
      path: '/api/get-involved-submissions/bulk',
      body: {
        rows: [{ id: submissionId, version: 1 }],
        status: 'in-progress',
        assignedTo: 'casey',
      },
    },
    {
      method: 'PUT',
      path: `/api/get-involved-submissions/${submissionId}`,
      body: {
        status: 'in-progress',
        assignedTo: 'casey',
        notes: 'Called',
        followUpDate: '2026-03-01',
      },
    },
    { method: 'POST', path: '/api/members', body: application, staffBody: intake },
    {
      method: 'GET',
      path: '/api/members',
      query: { ...listQuery, status: 'active', priority: 'urgent', topic: 'food', sort: '-name' },
    },
    { method: 'GET', path: `/api/members/${memberId}` },
    {
      method: 'GET',
      path: '/api/members/export',
      query: { search: 'silva', status: 'active', sort: 'queue', columns: 'id,name,tags' },
    },
    {
      method: 'POST',
      path: '/api/members/bulk',
      body: {
        rows: [{ id: memberId, version: 1 }],
        status: 'on-hold',
        priority: 'high',
        assignedTo: 'casey',
      },
    },
    { method: 'GET', path: `/api/members/${memberId}/timeline`, query: { kind: 'note' } },
    { method: 'GET', path: `/api/members/${ground.otherMemberId}/profile` },
    { method: 'GET', path: `/api/members/${memberId}/access` },
    {
      method: 'PUT',
      path: `/api/members/${memberId}/access`,
      body: { isRestricted: true, people: ['casey'] },
    },
    { method: 'POST', path: `/api/members/${memberId}/open`, body: { reason: 'She is in here' } },
    { method: 'GET', path: '/api/restricted-cases' },
    {
      method: 'POST',
      path: '/api/restricted-cases/open',
      body: { known: restrictedReference, reason: 'She is in here' },
    },
    { method: 'GET', path: `/api/members/${memberId}/duplicates` },
    {
      method: 'PUT',
      path: `/api/members/${memberId}/duplicates`,
      body: { otherId: otherMemberId, decision: 'different' },
    },
    {
      method: 'POST',
      path: `/api/members/${memberId}/merge`,
      body: {
        otherId: ground.doubleId,
        otherVersion: 1,
        choices: { name: 'kept', phone: 'other' },
      },
    },
    { method: 'GET', path: `/api/members/${ground.mergedId}/merges` },
    {
      method: 'POST',
      path: `/api/members/${ground.mergedId}/unmerge`,
      body: { mergeId: ground.mergeId },
    },
    { method: 'GET', path: '/api/households', query: { memberId: String(homeId) } },
    {
      method: 'POST',
      path: '/api/households',
      body: { memberId: homeId, companions: [{ firstName: 'Leo', birthYear: 2021 }] },
    },
    {
      method: 'POST',
      path: '/api/households/intake',
      body: { person: intake, companions: [{ firstName: 'Leo', relation: 'child' }] },
    },
    {
      method: 'POST',
      path: '/api/households/join',
      body: { memberId: otherMemberId, otherId: homeId, relation: 'partner' },
    },
    {
      method: 'PATCH',
      path: `/api/households/${householdId}`,
      body: { step: 'changed', personId: companionId, firstName: 'Maya', relation: 'child' },
    },
    {
      method: 'POST',
      path: '/api/relationships',
      body: { memberId: homeId, otherId: memberId, kind: 'keep-apart', note: 'Ask first' },
    },
    {
      method: 'PATCH',
      path: `/api/relationships/${relationshipId}`,
      body: { note: 'Ended well', untilOn: '2026-01-02' },
    },
    {
      method: 'GET',
      path: '/api/service-day/households',
      query: { serviceType: 'food', date: '2026-01-02' },
    },
    {
      method: 'PATCH',
      path: `/api/members/${memberId}`,
      body: {
        ...samples.intake,
        status: 'on-hold',
        dateOfBirth: '1990-04-30',
        safeContact: { voicemail: true, note: 'After six' },
        firstContactedAt: '2026-01-02T15:00:00.000Z',
      },
    },
    { method: 'GET', path: '/api/service-records', query: { memberId: String(memberId) } },
    { method: 'GET', path: `/api/service-records/${memberId}`, query: { serviceType: 'food' } },
    { method: 'POST', path: '/api/service-records', body: serviceRecord },
    {
      method: 'GET',
      path: '/api/service-day',
      query: { serviceType: 'food', date: '2026-01-02' },
    },
    {
      method: 'GET',
      path: '/api/service-day/people',
      query: { serviceType: 'food', date: '2026-01-02', search: 'Ito' },
    },
    {
      method: 'POST',
      path: '/api/service-day/newcomers',
      body: {
        ...{ firstName: 'Nia', lastName: 'New', householdSize: 3, zipCode: '23220' },
        ...{ serviceType: 'food', description: 'Box', quantity: 2, quantityUnit: 'boxes' },
        outcome: 'completed',
      },
    },
    { method: 'GET', path: `/api/my-intakes/${memberId}` },
    { method: 'GET', path: '/api/arrivals' },
    {
      method: 'PATCH',
      path: `/api/service-records/${recordId}`,
      body: { outcome: 'referred', description: 'Groceries for two', partnerOrganization: '' },
    },
    { method: 'GET', path: '/api/member-progress', query: { memberId: String(memberId) } },
    { method: 'GET', path: `/api/member-progress/${memberId}`, query: { limit: '3' } },
    { method: 'POST', path: '/api/member-progress', body: note },
    {
      method: 'PATCH',
      path: `/api/member-progress/${noteId}`,
      body: { status: 'achieved', title: 'Long call', outcome: 'Agreed' },
    },
    { method: 'GET', path: '/api/reminders', query: { status: 'overdue', sort: '-dueDate' } },
    { method: 'GET', path: `/api/reminders/${memberId}`, query: { priority: 'high' } },
    { method: 'POST', path: '/api/reminders', body: reminder },
    {
      method: 'PATCH',
      path: `/api/reminders/${reminderId}`,
      body: { title: 'Visit', dueDate: '2030-02-01', isCompleted: true, priority: 'low' },
    },
    {
      method: 'POST',
      path: '/api/case-alerts',
      body: {
        ...{ memberId, alertType: 'check-safety', title: 'No news for a week' },
        ...{ message: 'Two calls were not answered', priority: 'high' },
      },
    },
    { method: 'GET', path: '/api/case-alerts', query: { status: 'all', priority: 'critical' } },
    {
      method: 'PATCH',
      path: `/api/case-alerts/${alertId}`,
      body: { isResolved: true, resolution: 'Reached' },
    },
    {
      method: 'GET',
      path: '/api/contact-attempts',
      query: { memberId: String(memberId), author: 'casey', outcome: 'no-answer' },
    },
    {
      method: 'GET',
      path: '/api/contact-attempts/export',
      query: { author: 'casey', columns: 'id,kind,outcome' },
    },
    { method: 'DELETE', path: `/api/contact-attempts/${attemptId}` },
    {
      method: 'POST',
      path: '/api/contact-attempts',
      // About the second member: only the newest contact attempt of a person can be undone.
      body: {
        ...{ memberId: otherMemberId, kind: 'call', outcome: 'voicemail' },
        ...{ note: 'Asked to call back', reminderId, followUpAt: '2030-01-03' },
      },
    },
    { method: 'GET', path: '/api/public-events', query: { upcoming: 'true', limit: '3' } },
    { method: 'POST', path: '/api/public-events', body: samples.event },
    { method: 'GET', path: `/api/public-events/${eventId}` },
    {
      method: 'PATCH',
      path: `/api/public-events/${eventId}`,
      body: { ...samples.event, title: 'Garden evening', isActive: false },
    },
    { method: 'GET', path: '/api/activity', query: { views: 'false', since: '2026-01-01' } },
    { method: 'GET', path: '/api/from-colleagues' },
    { method: 'GET', path: '/api/retention' },
    { method: 'GET', path: '/api/retention-next', query: { search: 'Ben', limit: '5' } },
    { method: 'GET', path: `/api/members/${memberId}/readers` },
    { method: 'GET', path: '/api/access-reviews', query: { month: '2026-01' } },
    { method: 'POST', path: '/api/access-reviews', body: { month: '2026-01' } },
    { method: 'GET', path: '/api/checks' },
    { method: 'PATCH', path: `/api/retention-periods/${periodId}`, body: { months: 12 } },
    {
      method: 'POST',
      path: '/api/retention-holds',
      body: { subject: 'member', subjectId: otherMemberId, reason: 'A court asked for it' },
    },
    { method: 'DELETE', path: `/api/retention-holds/${holdId}` },
    { method: 'GET', path: '/api/runs', query: listQuery },
    { method: 'GET', path: `/api/runs/${ground.readyImportId}` },
    { method: 'GET', path: '/api/import-columns' },
    {
      method: 'POST',
      path: '/api/imports',
      body: {
        fileName: 'people.csv',
        columns: [{ header: 'Name', field: 'fullName', meanings: { x: 'Ana Silva' } }],
        ...{ ignored: ['No.'], fallbacks: { city: 'Richmond' }, onMatch: 'ask', total: 1 },
      },
    },
    {
      method: 'POST',
      path: `/api/imports/${ground.sentImportId}/rows`,
      body: { rows: [{ line: 2, cells: ['Nia New'] }] },
    },
    { method: 'POST', path: `/api/imports/${ground.sentImportId}/check` },
    {
      method: 'GET',
      path: `/api/imports/${ground.readyImportId}/rows`,
      query: { plan: 'ask', state: 'waiting', limit: '3' },
    },
    { method: 'GET', path: `/api/imports/${ground.readyImportId}/export` },
    {
      method: 'POST',
      path: `/api/imports/${ground.readyImportId}/decide`,
      body: { lines: [2], plan: 'fill', personId: memberId },
    },
    { method: 'POST', path: `/api/imports/${ground.readyImportId}/commit` },
    { method: 'POST', path: `/api/imports/${ground.doneImportId}/undo` },
    { method: 'DELETE', path: `/api/imports/${ground.sentImportId}` },
    { method: 'GET', path: '/api/checklist' },
    { method: 'PATCH', path: `/api/checklist/${stepId}`, body: { isDismissed: true } },
    { method: 'DELETE', path: `/api/public-events/${eventId}` },
    ...[
      `/api/members/${memberId}`,
      `/api/contacts/${contactId}`,
      `/api/get-involved-submissions/${submissionId}`,
      `/api/donations/${donationId}`,
      `/api/newsletters/${subscriberId}`,
    ].flatMap((path): ValidCall[] => [
      { method: 'GET', path: `${path}/related` },
      { method: 'GET', path: `${path}/copy`, query: { with: `contact-${contactId}` } },
      { method: 'DELETE', path, query: { reason: 'asked' } },
    ]),
    {
      method: 'POST',
      path: '/api/admin/confirm',
      body: { password: 'a long enough password' },
    },
    {
      method: 'POST',
      path: '/api/admin/login',
      body: { username: 'casey', password: 'a long enough password' },
    },
    {
      method: 'POST',
      path: '/api/admin/password',
      body: { current: 'a long enough password', next: 'lentil kayak fjord umbra' },
    },
    { method: 'POST', path: '/api/admin/logout' },
  ];
  return Object.fromEntries(calls.map((call) => [routeNameOf(call), call]));
}

/** The route of a call: `POST /api/members/{id}` for `/api/members/7`. */
export function routeNameOf(call: { method: string; path: string }): string {
  const route = routes.find(
    ({ method, path }) =>
      method === call.method &&
      new RegExp(`^${path.replace('.', '\\.').replace(/\{\w+\}/, '\\d+')}$`).test(call.path),
  );
  if (route === undefined) throw new Error(`No route for ${call.method} ${call.path}`);
  return `${route.method} ${route.path}`;
}

export function getCallAddress({ path, query }: ValidCall): string {
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}
