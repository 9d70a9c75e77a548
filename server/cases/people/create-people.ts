// Stores new people: every case that staff enter or import gets its derived columns and its audit entry here.
import type { Actor } from '../../api/audit.ts';
import { createRows } from '../../api/change.ts';
import { createReference } from '../../api/reference.ts';
import type { Transaction } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { buildLookupColumns } from './member-list.ts';

type Member = typeof members.$inferSelect;
export type NewPerson = Omit<
  typeof members.$inferInsert,
  'reference' | 'searchText' | 'sortName' | 'phoneDigits' | 'emailFolded'
>;

type By = { session: Actor; now: Date };

/** Returns the stored rows in the order of `people`. */
export async function createPeople(
  tx: Transaction,
  people: readonly NewPerson[],
  { session, now }: By,
): Promise<Member[]> {
  const rows = people.map((person) => {
    const columns = { ...person, reference: createReference(), createdAt: now, updatedAt: now };
    return { ...columns, ...buildLookupColumns(columns) };
  });
  const stored = await createRows(tx, {
    table: members,
    subject: 'member',
    rows,
    session,
    now,
    entry: ({ id }) => ({ memberId: id }),
  });
  const byReference = new Map(stored.map((row) => [row.reference, row]));
  return rows.flatMap(({ reference }) => byReference.get(reference) ?? []);
}

export async function createPerson(tx: Transaction, person: NewPerson, by: By): Promise<Member> {
  const [row] = await createPeople(tx, [person], by);
  if (row === undefined) throw new Error('the member was not stored');
  return row;
}
