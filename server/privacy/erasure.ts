// Erases a person: rows stay for the counts, everything that names the person is removed from every
// table in one transaction. The log keeps who did what, when, and why it was erased.
import { and, arrayContains, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CasePartName } from '#domain/cases/case-parts';
import { type ColleagueNoticeSubject, toTextNumber } from '#domain/messages';
import type { ErasureReason, PersonSubject } from '#domain/privacy';
import { AppError } from '../api/app-error.ts';
import type { Actor } from '../api/audit.ts';
import { type ChangeTable, changeRow } from '../api/change.ts';
import { formatMention, listResponseColumns } from '../api/response-mentions.ts';
import { type CasePart, type PartSubject, partEntries } from '../cases/parts.ts';
import type { Transaction } from '../db/client.ts';
import { requestRewrite } from '../db/pending-rewrites.ts';
import { caseRelationships, householdPeople } from '../db/schema/households.ts';
import { secretLinks } from '../db/schema/links.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { caseAccess, duplicatePairs, hasPhone, members } from '../db/schema/members.ts';
import { colleagueNotices, emergencies, outbox, replies, textStops } from '../db/schema/outbox.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { getInvolvedSubmissions, newsletters, volunteers } from '../db/schema/public.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';
import { importRows } from '../db/schema/runs.ts';
import { updateStops } from '../db/schema/updates.ts';
import {
  forgetHouseholds,
  lockHouseholdsOf,
  readHouseholdsAbout,
} from '../households/case-households.ts';
import { collectErasedTexts } from './erased-texts.ts';
import { findKeptCase, separateMergedCases } from './merge.ts';
import { blankedColumns, personNames, personTables } from './person-rows.ts';

type Erasure = {
  subject: PersonSubject;
  id: number;
  /** The version that the screen showed; undefined without a screen. */
  version: number | undefined;
  actor: Actor;
  reason: ErasureReason;
  now: Date;
};
type Erased = { id: number; version: number };
type Person = {
  id: number;
  reference?: string;
  email: string | null;
  phone?: string | null;
  otherPhones?: string[];
};

export async function erasePerson(tx: Transaction, erasure: Erasure): Promise<Erased> {
  const { subject, actor, reason, now } = erasure;
  const id = subject === 'member' ? await findKeptCase(tx, erasure.id) : erasure.id;
  const version = id === erasure.id ? erasure.version : undefined;
  const merged = subject === 'member' ? await separateMergedCases(tx, id, now) : [];
  // A case that was merged into this one is the same person.
  for (const one of merged) await erasePerson(tx, { ...erasure, id: one, version: undefined });
  // Triggers on the log and on parts of erased cases refuse all other changes.
  await tx.execute(sql`select set_config('app.erasing', 'on', true)`);
  const parts = await lockParts(tx, subject, id);
  const texts = await collectErasedTexts(tx, rowsAbout(subject, id, parts));
  const { row, before } = await changeRow(tx, {
    table: personTables[subject] as unknown as ChangeTable,
    subject,
    name: personNames[subject],
    id,
    version,
    session: actor,
    now,
    columns: (found) => ({ ...blankedColumns[subject](found as never), erasedAt: now }) as object,
    entry: () => ({
      action: 'erased',
      changes: undefined,
      note: reason,
      ...(subject === 'member' ? { memberId: id } : {}),
    }),
  });
  await refuseHeld(tx, subject, id);
  const person = before as unknown as Person;
  if (subject === 'member') {
    await tx.delete(caseAccess).where(eq(caseAccess.memberId, id));
    await tx
      .delete(duplicatePairs)
      .where(or(eq(duplicatePairs.memberId, id), eq(duplicatePairs.otherId, id)));
    await tx.delete(importRows).where(isImportOf(id));
    await forgetStops(tx, person);
    await forgetHouseholds(tx, id, now);
  }
  for (const [, part] of partEntries) await erasePart(tx, part, subject, id, now);
  await eraseMessages(tx, subject, person, parts);
  await eraseCopies(tx, subject, person, parts);
  await eraseUpdates(tx, subject, person);
  // A hold that was ended still stores its reason.
  await tx.delete(retentionHolds).where(isHoldOf(subject, id));
  await blankLog(tx, subject, id, parts);
  await requestRewrite(tx, texts);
  await tx.execute(sql`select set_config('app.erasing', '', true)`);
  return { id, version: row.version };
}

/** Runs after the row is locked: a concurrent hold waits and then finds the row erased. */
async function refuseHeld(tx: Transaction, subject: PersonSubject, id: number): Promise<void> {
  const [hold] = await tx
    .select({ id: retentionHolds.id })
    .from(retentionHolds)
    .where(and(isHoldOf(subject, id), isNull(retentionHolds.endsAt)));
  if (hold !== undefined) {
    throw new AppError('conflict', 'This is on hold. End the hold before you erase it.');
  }
}

function isHoldOf(subject: PersonSubject, id: number) {
  return and(eq(retentionHolds.subject, subject), eq(retentionHolds.subjectId, id));
}

/** Rows of files about the person, whether they were imported or only matched. */
function isImportOf(id: number) {
  return or(eq(importRows.memberId, id), arrayContains(importRows.matchIds, [id]));
}

function rowsAbout(subject: PersonSubject, id: number, parts: Parts) {
  const about: [PgTable, SQL | undefined][] = [
    [personTables[subject], eq(personTables[subject].id, id)],
    [auditEntries, isLoggedAbout(subject, id, parts)],
  ];
  for (const [name, { table }] of partEntries) {
    if (parts[name].length > 0) about.push([table, inArray(table.id, parts[name])]);
  }
  if (subject === 'member') about.push([importRows, isImportOf(id)]);
  if (parts.reply.length > 0) about.push([replies, inArray(replies.id, parts.reply)]);
  if (parts.relationship.length > 0) {
    about.push([caseRelationships, inArray(caseRelationships.id, parts.relationship)]);
  }
  if (parts.emptiedHouseholds.length > 0) {
    about.push([householdPeople, inArray(householdPeople.householdId, parts.emptiedHouseholds)]);
  }
  return about;
}

/** Ids of the person's rows, by part. */
type Parts = Record<CasePartName | 'reply' | 'household' | 'relationship', number[]> & {
  /** Households without another case, which go with this one. */
  emptiedHouseholds: number[];
};

/** Locks the parts before the case, in the same order as every other change. */
async function lockParts(tx: Transaction, subject: PersonSubject, id: number): Promise<Parts> {
  const lock = async (table: PgTable & { id: AnyPgColumn }, where: SQL | undefined) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(where)
      .orderBy(table.id)
      .for('update');
    return rows.map((row) => row.id as number);
  };
  const ids = {} as Parts;
  for (const [name, part] of partEntries) {
    const column = columnOf(part, subject);
    ids[name] = column === undefined ? [] : await lock(part.table, eq(column, id));
  }
  const none = { householdIds: [], emptiedIds: [], relationshipIds: [] };
  if (subject === 'member') await lockHouseholdsOf(tx, [id]);
  const homes = subject === 'member' ? await readHouseholdsAbout(tx, id) : none;
  ids.household = homes.householdIds;
  ids.emptiedHouseholds = homes.emptiedIds;
  ids.relationship = homes.relationshipIds;
  ids.reply = isThread(subject)
    ? await lock(replies, and(eq(replies.subject, subject), eq(replies.subjectId, id)))
    : [];
  return ids;
}

function columnOf({ of }: CasePart, subject: PersonSubject): AnyPgColumn | undefined {
  return (of as Partial<Record<PersonSubject, AnyPgColumn>>)[subject];
}

function isThread(subject: PersonSubject): subject is 'contact' | 'submission' {
  return subject === 'contact' || subject === 'submission';
}

function hasEmergencies(subject: PersonSubject): subject is PartSubject {
  return subject === 'member' || isThread(subject);
}

async function erasePart(
  tx: Transaction,
  part: CasePart,
  subject: PersonSubject,
  id: number,
  now: Date,
): Promise<void> {
  const { table, erased } = part;
  const column = columnOf(part, subject);
  if (column === undefined) return;
  if (erased === undefined) await tx.delete(table).where(eq(column, id));
  else {
    await tx
      .update(table)
      .set({ ...erased(now), version: sql`${table.version} + 1` })
      .where(eq(column, id));
  }
}

/** Removes a STOP with the last case that has the number. */
async function forgetStops(tx: Transaction, { phone, otherPhones = [] }: Person): Promise<void> {
  for (const each of [phone ?? '', ...otherPhones]) {
    const number = toTextNumber(each);
    if (number === undefined) continue;
    const [other] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(hasPhone(number), isNull(members.erasedAt)))
      .limit(1);
    if (other === undefined) await tx.delete(textStops).where(eq(textStops.phone, number));
  }
}

/** Messages to and about the person; a message's key contains an address too. */
async function eraseMessages(
  tx: Transaction,
  subject: PersonSubject,
  { id }: Person,
  parts: Parts,
): Promise<void> {
  await tx.delete(replies).where(inArray(replies.id, parts.reply));
  const isNoticeOfRow = and(
    eq(colleagueNotices.subject, subject as ColleagueNoticeSubject),
    eq(colleagueNotices.subjectId, id),
  );
  await tx
    .delete(colleagueNotices)
    .where(subject === 'member' ? eq(colleagueNotices.memberId, id) : isNoticeOfRow);
  const emergency = !hasEmergencies(subject)
    ? []
    : await tx
        .delete(emergencies)
        .where(and(eq(emergencies.subject, subject), eq(emergencies.subjectId, id)))
        .returning({ id: emergencies.id });
  const about = (name: string, ids: number[]) =>
    and(eq(outbox.subject, name), inArray(outbox.subjectId, ids));
  await tx.delete(outbox).where(
    or(
      about(subject, [id]),
      ...partEntries.map(([name]) => about(name, parts[name])),
      about(
        'emergency',
        emergency.map((one) => one.id),
      ),
    ),
  );
}

/** Stored responses of repeatable requests, and the table that nothing else writes to yet. */
async function eraseCopies(
  tx: Transaction,
  subject: PersonSubject,
  { id, reference, email }: Person,
  parts: Parts,
): Promise<void> {
  const tells = (name: Parameters<typeof formatMention>[0], of: number | string) =>
    arrayContains(idempotencyKeys.mentions, [formatMention(name, of)]);
  // Keep the key without its response, so that a repeated form creates no second row.
  if (reference !== undefined) {
    await tx
      .update(idempotencyKeys)
      .set(listResponseColumns({ reference: `erased-${id}` }))
      .where(and(tells('reference', reference), isVisitors));
  }
  const scope = (name: string) => sql`${idempotencyKeys.scope} like ${`${name}%`}`;
  const isReply = parts.reply.map((reply) => and(scope('%replies'), tells('id', reply)));
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        ...isReply,
        and(scope('retention-holds'), tells('subjectId', id)),
        ...(subject === 'member'
          ? [and(scope('members'), tells('id', id)), tells('memberId', id)]
          : []),
        ...(isThread(subject) ? [and(scope('contact-attempts'), tells(`${subject}Id`, id))] : []),
        ...(subject === 'submission' ? [and(scope('get-involved'), tells('id', id))] : []),
      ) ?? sql`false`,
    );
  if (!email) return;
  // The address of a newsletter subscriber does not prove that other rows are of the same person.
  if (subject !== 'subscriber') {
    await tx.delete(volunteers).where(sql`lower(${volunteers.email}) = lower(${email})`);
  }
}

/** Sign-ups, links, and sent updates of an address. Counts of an update stay. */
async function eraseUpdates(
  tx: Transaction,
  subject: PersonSubject,
  { id, email }: Person,
): Promise<void> {
  const deleteLinks = (of: PersonSubject, ids: number[]) =>
    tx
      .delete(secretLinks)
      .where(and(eq(secretLinks.subject, of), inArray(secretLinks.subjectId, ids)));
  await deleteLinks(subject, [id]);
  if (!email) return;
  const address = email.trim().toLowerCase();
  if (subject !== 'subscriber') {
    const subscribed = await tx
      .delete(newsletters)
      .where(eq(newsletters.email, address))
      .returning({ id: newsletters.id });
    const ids = subscribed.map((one) => one.id);
    await deleteLinks('subscriber', ids);
    await tx
      .delete(outbox)
      .where(and(eq(outbox.subject, 'subscriber'), inArray(outbox.subjectId, ids)));
  }
  if (subject === 'submission') await forgetUpdateStop(tx, address);
  await tx
    .update(outbox)
    .set({ recipient: '', params: {}, dedupeKey: sql`'erased:' || ${outbox.id}` })
    .where(and(eq(outbox.recipient, address), eq(outbox.kind, 'update')));
}

/** Removes the stop of a volunteer with the last form of the address. */
async function forgetUpdateStop(tx: Transaction, address: string): Promise<void> {
  const isTheirs = sql`lower(${getInvolvedSubmissions.email}) = ${address}`;
  if ((await tx.$count(getInvolvedSubmissions, isTheirs)) > 0) return;
  await tx.delete(updateStops).where(eq(updateStops.email, address));
}

const isVisitors = sql`${idempotencyKeys.scope} not like '%:%'`;

function isLoggedAbout(subject: PersonSubject, id: number, parts: Parts): SQL | undefined {
  const about = (name: string, ids: number[]) =>
    and(eq(auditEntries.subject, name), inArray(auditEntries.subjectId, ids));
  return or(
    about(subject, [id]),
    ...partEntries.map(([name]) => about(name, parts[name])),
    about('household', parts.household),
    about('relationship', parts.relationship),
    subject === 'member' ? eq(auditEntries.memberId, id) : undefined,
  );
}

/** Keeps who did what and when, without the details. */
async function blankLog(
  tx: Transaction,
  subject: PersonSubject,
  id: number,
  parts: Parts,
): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ changes: null, note: null })
    .where(
      and(
        isLoggedAbout(subject, id, parts),
        // The reason for an erasure names nobody.
        sql`${auditEntries.action} <> 'erased'`,
        sql`(${auditEntries.changes} is not null or ${auditEntries.note} is not null)`,
      ),
    );
}
