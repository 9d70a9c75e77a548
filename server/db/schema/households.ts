// Tables of households and of relationships between cases.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { custodies, relations, relationshipKinds } from '#domain/households/household';
import { checkOneOf, createdAt, enumText, id, updatedAt, version } from '../columns.ts';
import { sealedText } from '../sealing/sealed-columns.ts';
import { memberIdColumn, members } from './members.ts';

/** People who live together. The address is that of their cases. */
export const households = pgTable('households', {
  id: id(),
  /** Increases with every change of the household or of one of its people. */
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * One stay of a person in a household: a member with a case, or a companion with a name and no case. Opening a case for
 * a companion sets the member id and clears the name.
 */
export const householdPeople = pgTable(
  'household_people',
  {
    id: id(),
    householdId: integer()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    memberId: integer().references(() => members.id, { onDelete: 'restrict' }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    birthYear: smallint(),
    /** Relation to the head of the household. */
    relation: enumText(relations).notNull(),
    custody: enumText(custodies).notNull().default('full'),
    /** Calendar days in the organization's zone. */
    fromOn: text().notNull(),
    untilOn: text(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('household_people_relation', t.relation, relations),
    checkOneOf('household_people_custody', t.custody, custodies),
    check('household_people_days', sql`${t.untilOn} is null or ${t.untilOn} >= ${t.fromOn}`),
    check('household_people_named', sql`${t.memberId} is not null or ${t.firstName} <> ''`),
    index('household_people_household').on(t.householdId, t.id),
    index('household_people_member').on(t.memberId).where(sql`${t.memberId} is not null`),
    uniqueIndex('household_people_head')
      .on(t.householdId)
      .where(sql`${t.relation} = 'head' and ${t.untilOn} is null`),
    uniqueIndex('household_people_once')
      .on(t.householdId, t.memberId)
      .where(sql`${t.untilOn} is null`),
  ],
);

/** What one case is to another: "memberId is the parent of otherId". */
export const caseRelationships = pgTable(
  'case_relationships',
  {
    id: id(),
    memberId: memberIdColumn(),
    otherId: memberIdColumn(),
    kind: enumText(relationshipKinds).notNull(),
    note: sealedText().notNull().default(''),
    fromOn: text().notNull(),
    untilOn: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('case_relationships_kind', t.kind, relationshipKinds),
    check('case_relationships_two', sql`${t.memberId} <> ${t.otherId}`),
    index('case_relationships_member').on(t.memberId),
    index('case_relationships_other').on(t.otherId),
  ],
);
