// Leaves the parts of erased people out of lists that name no person.
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { members } from './schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from './schema/public.ts';

const subjectTables = { memberId: members, submissionId: submissions, contactId: contacts };

/** Leaves out the rows about people who were erased; the columns name the person of a row. */
export function excludeErased(
  columns: {
    [Key in keyof typeof subjectTables]?: AnyPgColumn;
  },
): SQL | undefined {
  const isErased = Object.entries(subjectTables).map(([key, table]) => {
    const column = columns[key as keyof typeof subjectTables];
    // `offset 0` keeps this a lookup for each row.
    return (
      column &&
      sql`not exists (select from ${table as PgTable} where ${table.id} = ${column}
      and ${table.erasedAt} is not null offset 0)`
    );
  });
  return and(...isErased);
}
