// Sorts the members that quick find found by urgency, and adds the data for contacting them safely.
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { isAllowed } from '#domain/roles';
import { foldText } from '#domain/text/text';
import type { StaffSession } from '../api/caller.ts';
import { parseRowNumber } from '../api/search.ts';
import { splitSearchTerms } from '../api/search-text.ts';
import { redactFor } from '../cases/access/case-access.ts';
import { reachColumns, truncateNotes } from '../cases/open-work.ts';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { members } from '../db/schema/members.ts';
import { buildRank, workLists } from '../triage/what-matters.ts';

const { priority } = buildRowSchema(members, ['priority']).entries;
export const urgentPersonSchema = v.strictObject({
  id: v.number(),
  name: v.string(),
  note: v.string(),
  priority,
  /** The person of the household whom the search found, if it did not find the member. */
  livesWith: v.nullable(v.string()),
  reach: buildRowSchema(members, reachColumns),
});
type Found = { id: number; name: string; note: string };

export async function findMostUrgent(
  { db, now }: { db: Queries; now: () => Date },
  session: StaffSession,
  found: readonly Found[],
  search: string,
  most: number,
): Promise<v.InferOutput<typeof urgentPersonSchema>[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select({
      id: members.id,
      priority: members.priority,
      rank: buildRank(workLists.members, now()),
      triageReasons: members.triageReasons,
      safeContact: members.safeContact,
      preferredContactMethod: members.preferredContactMethod,
      notes: members.notes,
      isKeptApart: members.isKeptApart,
      companionNames: members.companionNames,
    })
    .from(members)
    .where(
      inArray(
        members.id,
        found.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A typed number means the case with this id, so it comes first.
  const number = parseRowNumber(search);
  // The urgency reveals answers of the applicant, so it needs the permission to read cases.
  const isRanked = isAllowed(session.role, 'cases.read');
  const placeOf = (id: number) =>
    id === number ? -1 : isRanked ? (byId.get(id)?.rank[0] ?? 0) : 0;
  const redact = redactFor(session);
  return found
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .slice(0, most)
    .flatMap((one) => {
      const row = byId.get(one.id);
      if (row === undefined) return [];
      const { id: _, priority: its, rank: __, companionNames, ...reach } = row;
      const livesWith = findCompanion(one.name, companionNames, search);
      return [redact({ ...one, livesWith, priority: its, reach: truncateNotes(reach) })];
    });
}

/** The companion with a word of the search that the member's own name lacks. */
function findCompanion(name: string, companions: readonly string[], search: string) {
  const hasWord = (text: string, term: string) => ` ${foldText(text)}`.includes(` ${term}`);
  const others = splitSearchTerms(search).filter((term) => !hasWord(name, term));
  return companions.find((one) => others.some((term) => hasWord(one, term))) ?? null;
}
