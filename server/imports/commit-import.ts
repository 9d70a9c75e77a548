// Carries out the stored plan of an import, batch by batch. A row whose case changed since the plan is asked again.
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { fieldOf, type ImportFieldName } from '#domain/imports/import-fields';
import type { RowReason } from '#domain/imports/import-plan';
import {
  type ImportedPerson,
  type ImportedRow,
  personFieldNames,
} from '#domain/imports/imported-row';
import { findDatabaseFailure } from '../api/app-error.ts';
import { type Actor, type Changes, compareChanges } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { findHidden } from '../cases/access/case-access.ts';
import { createPeople, type NewPerson } from '../cases/people/create-people.ts';
import { convertEmptyToNull, undoableMember } from '../cases/people/member-changes.ts';
import { createServiceRecords } from '../cases/services/create-service-records.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { importRows, isToImport } from '../db/schema/runs.ts';
import type { Run, RunContext } from '../runs/run-worker.ts';
import { actorOf, endStep } from '../runs/runs.ts';
import { readerOf } from './check-import.ts';
import { findPeople } from './find-people.ts';
import { countPlans, type ImportRow, updateRows } from './import-rows.ts';
import { prepareImported, rowReader } from './read-rows.ts';

const rowsAtOnce = 200;

/** The tag by which staff find everybody who came from a file. */
const importTag = 'imported';

type Member = typeof members.$inferSelect;
type Valid = Extract<ImportedRow, { person: unknown }>;
type Work = ImportRow & Valid;
type By = { session: Actor; now: Date };

const writtenColumns = [
  ...(['plan', 'reason', 'matchIds', 'caseVersion', 'state'] as const),
  ...(['memberId', 'changes', 'recordId', 'doneAt', 'problems'] as const),
];

export async function commitImport(run: Run, { db, now, report }: RunContext): Promise<void> {
  let done = run.done;
  for (;;) {
    const imported = await importNext(db, run, now);
    if (imported === 0) break;
    done += imported;
    if (!(await report({ done, counts: await countPlans(db, run.id) }))) return;
  }
  const counts = await countPlans(db, run.id);
  await db.transaction((tx) => endStep(tx, run, { to: 'done', now: now(), counts }));
}

/** Imports one batch. If the batch fails, imports its rows one by one, and marks a row that cannot be stored. */
async function importNext(db: Db, run: Run, now: () => Date): Promise<number> {
  try {
    return await db.transaction((tx) => importBatch(tx, run, now, rowsAtOnce));
  } catch (error) {
    if (findDatabaseFailure(error)) throw error;
  }
  try {
    return await db.transaction((tx) => importBatch(tx, run, now, 1));
  } catch (error) {
    if (findDatabaseFailure(error)) throw error;
    return markUnstorable(db, run);
  }
}

async function nextRows(tx: Queries, runId: number, limit: number): Promise<ImportRow[]> {
  return tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.runId, runId), isToImport))
    .orderBy(asc(importRows.line))
    .limit(limit)
    .for('update');
}

async function markUnstorable(db: Db, run: Run): Promise<number> {
  const rows = await nextRows(db, run.id, 1);
  const problems = [{ field: 'row', code: 'cell-unstorable' }];
  const marked = rows.map((row) => ({ ...row, plan: 'error' as const, problems }));
  await updateRows(db, ['plan', 'problems'], marked);
  return rows.length;
}

async function importBatch(
  tx: Transaction,
  run: Run,
  now: () => Date,
  limit: number,
): Promise<number> {
  const stored = await nextRows(tx, run.id, limit);
  if (stored.length === 0) return 0;
  const at = now();
  const by: By = { session: actorOf(run), now: at };
  const read = rowReader(run.settings, run.createdAt);
  const rows = stored.flatMap((row): Work[] => {
    const result = read(row.cells);
    return 'person' in result ? [{ ...row, ...result }] : [];
  });
  const results = new Map<number, ImportRow>();
  const matched = rows.flatMap(({ matchIds }) => matchIds);
  const hidden = await findHidden({ db: tx, now }, readerOf(run), matched);
  for (const row of await createNew(tx, run, rows, now, by)) results.set(row.id, row);
  for (const row of rows.filter(({ plan }) => plan !== 'new')) {
    // A case that was restricted since the plan looks as if nobody were on file.
    const isHidden = row.matchIds.some((id) => hidden.has(id));
    const result = isHidden
      ? askAgain(row, 'changed', [])
      : await updateExisting(tx, run, row, results, by);
    results.set(row.id, result);
  }
  await addServices(tx, rows, results, by);
  // A row that is not valid cannot have one of these plans; never import it twice.
  for (const row of stored) if (!results.has(row.id)) results.set(row.id, askAgain(row));
  await updateRows(tx, writtenColumns, [...results.values()]);
  return stored.length;
}

function askAgain(row: ImportRow, reason: RowReason = 'changed', matchIds = row.matchIds) {
  return { ...row, plan: 'ask' as const, reason, matchIds };
}

/** Creates new people. Asks again about those who were added by somebody else since the plan. */
async function createNew(
  tx: Transaction,
  run: Run,
  rows: readonly Work[],
  now: () => Date,
  by: By,
): Promise<ImportRow[]> {
  const wanted = rows.filter(({ plan }) => plan === 'new');
  if (wanted.length === 0) return [];
  const compared = wanted.map(prepareImported);
  const found = await findPeople(tx, compared, { reader: readerOf(run), now });
  const same = found.map((people) =>
    people.filter(({ likeness }) => likeness === 'same').map(({ id }) => id),
  );
  const own = await importedBy(tx, run.id, same.flat());
  const added = same.map((ids, at) =>
    ids.filter((id) => !own.has(id) && !wanted[at]?.matchIds.includes(id)),
  );
  const asked = wanted.flatMap((row, at) => {
    const ids = added[at] ?? [];
    return ids.length === 0 ? [] : [askAgain(row, 'changed', ids)];
  });
  const created = wanted.filter((_, at) => added[at]?.length === 0);
  const people = await createPeople(
    tx,
    created.map(({ person }) => newMember(person)),
    by,
  );
  return [
    ...asked,
    ...created.map((row, at) => {
      const { id, version } = people[at] as Member;
      return { ...row, state: 'done' as const, memberId: id, caseVersion: version, doneAt: by.now };
    }),
  ];
}

/** No response date: nobody waits for an answer to a spreadsheet. */
function newMember({ status, tags, ...person }: ImportedPerson): NewPerson {
  const { assignedTo: _, ...columns } = {
    ...person,
    ...convertEmptyToNull({ email: '', notes: '', ...person }),
  };
  return {
    ...columns,
    ...(status === undefined ? {} : { status }),
    tags: [...new Set([...tags, importTag])],
  };
}

/** Those of the cases that this run created or changed. */
async function importedBy(
  tx: Transaction,
  runId: number,
  ids: readonly number[],
): Promise<Set<number | null>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ memberId: importRows.memberId })
    .from(importRows)
    .where(and(eq(importRows.runId, runId), inArray(importRows.memberId, [...ids])));
  return new Set(rows.map(({ memberId }) => memberId));
}

async function updateExisting(
  tx: Transaction,
  run: Run,
  row: Work,
  results: ReadonlyMap<number, ImportRow>,
  by: By,
): Promise<ImportRow> {
  const target = await targetOf(tx, run, row, results);
  if (target === undefined) return askAgain(row, row.reason ?? 'changed');
  const [locked] = await tx.select().from(members).where(eq(members.id, target.id)).for('update');
  if (locked === undefined || locked.erasedAt !== null) return askAgain(row, 'changed', []);
  if (locked.version !== target.version && !(await isOwnVersion(tx, run.id, locked))) {
    return askAgain(row);
  }
  const values = valuesFor(row, locked);
  const outcome = await changeRow(tx, {
    ...undoableMember,
    id: locked.id,
    version: undefined,
    locked,
    ...by,
    columns: () => values,
    entry: () => ({ memberId: locked.id }),
  });
  const changes: Changes = compareChanges(locked, values);
  return {
    ...row,
    ...{ state: 'done', memberId: locked.id, caseVersion: outcome.row.version, doneAt: by.now },
    changes: outcome.isChanged ? changes : null,
  };
}

type Target = { id: number; version: number | null };

/** The case of a matched person, or of the earlier line of the same person. */
async function targetOf(
  tx: Transaction,
  run: Run,
  { sameAsLine, matchIds, caseVersion }: ImportRow,
  results: ReadonlyMap<number, ImportRow>,
): Promise<Target | undefined> {
  const [matched] = matchIds;
  if (matched !== undefined) return { id: matched, version: caseVersion };
  const near = [...results.values()].find(({ line }) => line === sameAsLine);
  const [earlier] = near
    ? [near]
    : await tx
        .select()
        .from(importRows)
        .where(and(eq(importRows.runId, run.id), eq(importRows.line, sameAsLine ?? 0)));
  if (earlier?.memberId == null) return undefined;
  return { id: earlier.memberId, version: earlier.caseVersion };
}

/** True if the newest version of the case was made by another row of this import. */
async function isOwnVersion(tx: Transaction, runId: number, { id, version }: Member) {
  const isOwn = and(
    eq(importRows.runId, runId),
    eq(importRows.memberId, id),
    eq(importRows.caseVersion, version),
    isNotNull(importRows.doneAt),
  );
  return (await tx.$count(importRows, isOwn)) > 0;
}

/** The fields of the file that change the person: empty ones, or all. */
function valuesFor({ plan, person }: Work, before: Member): Partial<Member> {
  const given = { ...person, ...convertEmptyToNull(person) } as Record<string, unknown>;
  const old = before as Record<string, unknown>;
  const names = personFieldNames.filter((name) => {
    if (fieldOf(name).isForNewOnly || isEmpty(given[name])) return false;
    return plan === 'update' || isEmpty(old[name]);
  });
  return Object.fromEntries(names.map((name: ImportFieldName) => [name, given[name]]));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Adds the services of the rows, except those that the case has already. */
async function addServices(
  tx: Transaction,
  rows: readonly Work[],
  results: Map<number, ImportRow>,
  by: By,
): Promise<void> {
  const wanted = rows.flatMap((row) => {
    const result = results.get(row.id);
    if (row.service === undefined || result?.state !== 'done' || result.memberId === null) {
      return [];
    }
    return [{ ...row.service, memberId: result.memberId, rowId: row.id }];
  });
  if (wanted.length === 0) return;
  const known = await knownServices(tx, [...new Set(wanted.map(({ memberId }) => memberId))]);
  const added = wanted.filter((service) => {
    const key = serviceKey(service.memberId, service.serviceType, service.serviceDate as Date);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  const records = await createServiceRecords(
    tx,
    added.map(({ rowId: _, ...service }) => service),
    by,
  );
  for (const [at, { rowId }] of added.entries()) {
    const result = results.get(rowId);
    const recordId = records[at]?.id ?? null;
    if (result !== undefined) results.set(rowId, { ...result, recordId });
  }
}

const serviceKey = (memberId: number, type: string, date: Date) =>
  `${memberId} ${type} ${date.toISOString().slice(0, 10)}`;

async function knownServices(tx: Transaction, memberIds: number[]): Promise<Set<string>> {
  const rows = await tx
    .select({
      memberId: serviceRecords.memberId,
      type: serviceRecords.serviceType,
      date: serviceRecords.serviceDate,
    })
    .from(serviceRecords)
    .where(sql`${serviceRecords.memberId} = any(${sql.param(memberIds)}::int[])`);
  return new Set(rows.map(({ memberId, type, date }) => serviceKey(memberId, type, date)));
}
