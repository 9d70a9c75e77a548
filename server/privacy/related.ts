// Finds other rows that may belong to the same person, by email address or phone number. Staff
// decide which do.
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import * as v from 'valibot';
import { phoneDigitsToMatch } from '#domain/duplicates/match';
import { type PersonSubject, personSubjects } from '#domain/privacy';
import { foldText, normalizePhone } from '#domain/text/text';
import { listValues } from '#domain/vocabulary';
import { notFound } from '../api/app-error.ts';
import { groupIdsBySubject } from '../api/read-log.ts';
import { staffRoute } from '../api/route.ts';
import { buildSearchCondition } from '../api/search.ts';
import { findHidden } from '../cases/access/case-access.ts';
import type { Queries } from '../db/client.ts';
import { hasEmail, hasPhone, members } from '../db/schema/members.ts';
import {
  contacts,
  donations,
  newsletters,
  getInvolvedSubmissions as submissions,
} from '../db/schema/public.ts';
import { personNames, personPaths, personTables } from './person-rows.ts';

type PersonRow = {
  id: number;
  version: number;
  createdAt: Date;
  email: string | null;
  phone?: string | null;
  /** Of a case after a merge. */
  otherPhones?: string[];
  otherEmails?: string[];
  erasedAt: Date | null;
};
/** The key is `of`, because a message has its own `subject` column. */
type Related = PersonRow & { of: PersonSubject; name: string };

export async function findPerson(
  db: Queries,
  subject: PersonSubject,
  id: number,
): Promise<Related & Record<string, unknown>> {
  const table = personTables[subject];
  const [row] = await db
    .select()
    .from(table as typeof members)
    .where(eq(table.id, id));
  if (row === undefined) throw notFound(personNames[subject]);
  return { ...row, of: subject, name: getPersonName(subject, row) };
}

export function getPersonName(subject: PersonSubject, row: object): string {
  const { name, donorName, firstName, lastName, email } = row as Record<string, string>;
  if (subject === 'contact') return name ?? '';
  if (subject === 'donation') return donorName ?? '';
  if (subject === 'subscriber') return email ?? '';
  return `${firstName} ${lastName}`.trim();
}

const mostOfEach = 50;

export async function findRelated(db: Queries, person: Related): Promise<Related[]> {
  const { otherEmails = [], otherPhones = [] } = person;
  const emails = [person.email ?? '', ...otherEmails].map(foldText).filter(Boolean);
  const phones = [person.phone ?? '', ...otherPhones]
    .map(normalizePhone)
    .filter((phone) => phone.length >= phoneDigitsToMatch);
  const found: Related[] = [];
  const cases =
    emails.length + phones.length === 0
      ? []
      : await db
          .select()
          .from(members)
          .where(
            and(
              or(...emails.map(hasEmail), ...phones.map(hasPhone)),
              isNull(members.erasedAt),
              person.of === 'member' ? ne(members.id, person.id) : undefined,
            ),
          )
          .orderBy(members.id)
          .limit(mostOfEach);
  found.push(
    ...cases.map((row) => ({ ...row, of: 'member' as const, name: getPersonName('member', row) })),
  );
  for (const [subject, table] of [
    ['submission', submissions],
    ['contact', contacts],
    ['donation', donations],
    ['subscriber', newsletters],
  ] as const) {
    const rows = await searched(db, table, [
      ...emails,
      ...(subject === 'submission' ? phones : []),
    ]);
    for (const row of rows) {
      const isSame =
        emails.includes(foldText(row.email ?? '')) ||
        phones.includes(normalizePhone(row.phone ?? ''));
      const isItself = subject === person.of && row.id === person.id;
      if (isSame && !isItself)
        found.push({ ...row, of: subject, name: getPersonName(subject, row) });
    }
  }
  return found;
}

async function searched(
  db: Queries,
  table: typeof submissions | typeof contacts | typeof donations | typeof newsletters,
  texts: readonly string[],
): Promise<PersonRow[]> {
  if (texts.length === 0) return [];
  return db
    .select()
    .from(table as typeof submissions)
    .where(or(...texts.map((text) => buildSearchCondition(table, text))))
    .orderBy(desc(table.id))
    .limit(mostOfEach);
}

const relatedResponse = v.strictObject({
  subject: v.picklist(listValues(personSubjects)),
  id: v.number(),
  version: v.number(),
  name: v.string(),
  email: v.nullable(v.string()),
  createdAt: v.string(),
});
export type RelatedRow = v.InferOutput<typeof relatedResponse>;

export const relatedRoutes = listValues(personSubjects).map((subject) =>
  staffRoute({
    method: 'GET',
    path: `/api/${personPaths[subject]}/{id}/related`,
    needs: 'people.export',
    ...(subject === 'member' && { caseBy: subject }),
    summary: `What else there is of the person of a ${subject}`,
    reads: (body) => groupIdsBySubject(body as RelatedRow[]),
    response: v.array(relatedResponse),
    handle: async ({ db, params, session, now }) => {
      const person = await findPerson(db, subject, Number(params.id));
      const rows = await findRelated(db, person);
      const cases = rows.filter(({ of }) => of === 'member').map(({ id }) => id);
      const hidden = await findHidden({ db, now }, session, cases);
      const body = rows
        .filter(({ of, id }) => of !== 'member' || !hidden.has(id))
        .map(({ of, id, version, name, email, createdAt }) => {
          return { subject: of, id, version, name, email, createdAt: createdAt.toISOString() };
        });
      return { body };
    },
  }),
);
