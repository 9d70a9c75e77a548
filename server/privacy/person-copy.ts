// Exports everything stored about a person as one file to read and print.
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { toTextNumber } from '#domain/messages';
import { type PersonSubject, personSubjects } from '#domain/privacy';
import { getLabel, listValues } from '#domain/vocabulary';
import { timelineKinds } from '#text/staff/case-labels';
import { privacyTexts } from '#text/staff/privacy';
import { audit, type Changes } from '../api/audit.ts';
import { staffRoute } from '../api/route.ts';
import { assertCases } from '../cases/access/case-access.ts';
import { partEntries } from '../cases/parts.ts';
import type { Queries } from '../db/client.ts';
import { omitInternals } from '../db/row-schema.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { outbox, replies, textStops } from '../db/schema/outbox.ts';
import { retentionHolds as holds } from '../db/schema/privacy.ts';
import { importRows, runs } from '../db/schema/runs.ts';
import { readHouseholdRows, readRelationshipRows } from '../households/case-households.ts';
import { type CopySection, formatCopyValue, renderCopyPage } from './copy-page.ts';
import { listMergesInto } from './merge.ts';
import { personPaths } from './person-rows.ts';
import { findPerson } from './related.ts';

const { copy: text } = privacyTexts;
type Key = { subject: PersonSubject; id: number };

/** Excluded from the copy: internal fields and names of staff. */
const ours = [
  ...['id', 'version', 'of', 'memberId', 'contactId', 'submissionId', 'needsReview'],
  ...['reviewReason', 'assignedTo', 'assignedTeamMember', 'name'],
  ...['answeredBy', 'resolvedBy', 'author', 'isActive'],
  ...['nextAttemptAt', 'openTo', 'mergedIntoId', 'mergedCase'],
];

function told(row: object): Record<string, unknown> {
  const shown = omitInternals(row) as Record<string, unknown>;
  // A message stores its sender's name here; elsewhere the column repeats first and last name.
  const kept = 'message' in shown ? ours.filter((name) => name !== 'name') : ours;
  return without(kept, {
    ...shown,
    ...(shown.changes ? { changes: changesOf(without(ours, shown.changes) as Changes) } : {}),
  });
}

/** Formats a change as "before → after", or only the new text if there was none before. */
function changesOf(changes: Changes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const [before, after] = change.map(formatCopyValue);
      return [name, before === '' ? `${after}` : `${before} → ${after || '–'}`];
    }),
  );
}

function without(names: readonly string[], row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

/** Data stored apart from the row: holds, and STOP answers of the phone numbers. */
async function setFor(
  db: Queries,
  { subject, id }: Key,
  phones: readonly (string | null | undefined)[],
): Promise<[string, object[]][]> {
  const held = await db
    .select({ at: holds.createdAt, reason: holds.reason, until: holds.endsAt })
    .from(holds)
    .where(and(eq(holds.subject, subject), eq(holds.subjectId, id)))
    .orderBy(holds.id);
  const numbers = phones
    .map((phone) => toTextNumber(phone ?? ''))
    .filter((one) => one !== undefined);
  const stops = await db
    .select({ at: textStops.createdAt, number: textStops.phone })
    .from(textStops)
    .where(inArray(textStops.phone, numbers));
  return [
    [text.sections.holds, held],
    [text.sections.stops, stops],
  ];
}

/** The rows of files that created or changed the case, by heading. */
async function importedAs(db: Queries, memberId: number): Promise<object[]> {
  const rows = await db
    .select({ settings: runs.settings, cells: importRows.cells, at: importRows.doneAt })
    .from(importRows)
    .innerJoin(runs, eq(runs.id, importRows.runId))
    .where(eq(importRows.memberId, memberId))
    .orderBy(importRows.id);
  return rows.map(({ settings, cells, at }) => ({
    at,
    ...Object.fromEntries(settings.columns.map(({ header }, index) => [header, cells[index]])),
  }));
}

async function sectionsOf(db: Queries, { subject, id }: Key): Promise<CopySection[]> {
  const row = await findPerson(db, subject, id);
  const isCase = subject === 'member';
  const merges = isCase ? await listMergesInto(db, id) : [];
  const parts: [string, object[]][] = [[text.sections.merged, merges.map(({ gone }) => gone)]];
  for (const [, { table, of, timeline }] of partEntries) {
    const column = (of as Partial<Record<PersonSubject, AnyPgColumn>>)[subject];
    if (column === undefined) continue;
    parts.push([
      getLabel(timelineKinds, timeline.kind),
      await db.select().from(table).where(eq(column, id)),
    ]);
  }
  if (isCase) {
    parts.push([text.sections.household, await readHouseholdRows(db, id)]);
    parts.push([text.sections.relationships, await readRelationshipRows(db, id)]);
  }
  if (subject === 'contact' || subject === 'submission') {
    const thread = and(eq(replies.subject, subject), eq(replies.subjectId, id));
    const its = await db
      .select({ at: replies.createdAt, text: replies.body })
      .from(replies)
      .where(thread);
    parts.push([text.sections.replies, its]);
  }
  const sent = await db
    .select({ at: outbox.createdAt, to: outbox.recipient, kind: outbox.kind, state: outbox.status })
    .from(outbox)
    .where(
      or(
        and(
          eq(outbox.subject, subject),
          eq(outbox.subjectId, id),
          inArray(outbox.kind, ['thanks', 'reply', 'subscribe']),
        ),
        // An update is about itself, not about its recipient.
        isUpdateRecipient(subject)
          ? and(eq(outbox.recipient, (row.email ?? '').toLowerCase()), eq(outbox.kind, 'update'))
          : undefined,
      ),
    );
  parts.push([text.sections.messages, sent]);
  if (isCase) parts.push([text.sections.imports, await importedAs(db, id)]);
  parts.push(...(await setFor(db, { subject, id }, [row.phone, ...(row.otherPhones ?? [])])));
  const history = await db
    .select({
      at: auditEntries.at,
      what: auditEntries.action,
      about: auditEntries.subject,
      changes: auditEntries.changes,
      note: auditEntries.note,
    })
    .from(auditEntries)
    .where(
      and(
        or(
          and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, id)),
          isCase
            ? inArray(auditEntries.memberId, [id, ...merges.map((one) => one.goneId)])
            : undefined,
        ),
        // They tell of the other person.
        ne(auditEntries.subject, 'relationship'),
      ),
    )
    .orderBy(auditEntries.id);
  parts.push([text.sections.history, history]);
  return [
    { title: text.sections[subject], rows: [told(row)] },
    ...parts.map(([title, rows]) => ({ title, rows: rows.map(told) })),
  ];
}

const isUpdateRecipient = (subject: PersonSubject) =>
  subject === 'subscriber' || subject === 'submission';

const subjects = listValues(personSubjects);

/** Further rows that staff assign to the same person, such as "contact-3,donation-7". */
const withEntry = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(new RegExp(`^((${subjects.join('|')})-\\d{1,9}(,|$))*$`), 'Name them like contact-3'),
    v.transform((list): Key[] =>
      list
        .split(',')
        .filter(Boolean)
        .map((one) => one.split('-') as [PersonSubject, string])
        .map(([subject, id]) => ({ subject, id: Number(id) })),
    ),
  ),
  '',
);

export const copyRoutes = subjects.map((subject) =>
  staffRoute({
    method: 'GET',
    path: `/api/${personPaths[subject]}/{id}/copy`,
    needs: 'people.export',
    ...(subject === 'member' && { caseBy: subject }),
    summary: `Everything about the person of a ${subject} as one file; that it was made is noted`,
    reads: subject,
    needsFreshSignIn: true,
    query: v.object({ with: withEntry }),
    response: v.string(),
    responseType: 'text/html',
    handle: async ({ db, params, query, session, now, reads, site }) => {
      const id = Number(params.id);
      const person = await findPerson(db, subject, id);
      const keys: Key[] = [{ subject, id }, ...query.with];
      const cases = keys.filter((key) => key.subject === 'member').map((key) => key.id);
      await assertCases({ db, now }, session, cases);
      const sections: CopySection[] = [];
      for (const key of keys) sections.push(...(await sectionsOf(db, key)));
      for (const key of keys) {
        await audit(db, session, now(), {
          action: 'exported',
          subject: key.subject,
          subjectId: key.id,
          memberId: key.subject === 'member' ? key.id : undefined,
          note: 'a copy for the person',
        });
      }
      for (const [of, some] of Map.groupBy(keys, (key) => key.subject)) {
        const ids = some.map((key) => key.id);
        const route = `/api/${personPaths[subject]}/{id}/copy`;
        reads.note({ session, kind: 'export', route, subject: of, ids, by: 'people.export' });
      }
      const title = text.title
        .replace('{organization}', site().facts.name)
        .replace('{name}', () => person.name);
      const intro = text.intro.replace('{moment}', formatCopyValue(now()));
      return new Response(renderCopyPage(title, intro, sections), {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Disposition': `attachment; filename="copy-${subject}-${id}.html"`,
          'Cache-Control': 'no-store',
        },
      });
    },
  }),
);
