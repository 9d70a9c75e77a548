// Excludes rows about erased people from lists.
import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Exclusion } from './counts.ts';
import { members } from './schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from './schema/public.ts';

const subjectTables = { memberId: members, submissionId: submissions, contactId: contacts };

/** Excludes rows about erased people; the columns reference the person of a row. */
export function excludeErased(
  columns: {
    [Key in keyof typeof subjectTables]?: AnyPgColumn;
  },
): Exclusion[] {
  return Object.entries(subjectTables).flatMap(([key, table]) => {
    const column = columns[key as keyof typeof subjectTables];
    const erased = sql`${table as PgTable} where ${table.erasedAt} is not null`;
    if (column === undefined) return [];
    return {
      // `offset 0` keeps this a lookup for each row.
      isListed: sql`not exists (select from ${erased} and ${table.id} = ${column} offset 0)`,
      isExcluded: sql`${column} in (select ${table.id} from ${erased})`,
    };
  });
}
