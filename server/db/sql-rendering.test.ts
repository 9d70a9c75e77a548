import { and, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, PgDialect, QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { caseAlerts } from './schema/case-parts.ts';
import { members } from './schema/members.ts';
import { renderInOnePass } from './sql-rendering.ts';

const casing = 'snake_case';
const quick = new PgDialect({ casing });
renderInOnePass(quick);
const build = new QueryBuilder({ casing });
const other = alias(members, 'other');
const some = build.select({ id: members.id }).from(members).limit(3).as('some');
const critical = build.$with('critical').as(build.select().from(caseAlerts));

const statements: Record<string, SQLWrapper> = {
  'a select with parameters of several types': build
    .select()
    .from(members)
    .where(
      and(
        eq(members.status, 'active'),
        isNull(members.erasedAt),
        eq(members.createdAt, new Date(0)),
        inArray(members.id, [1, 2, 3]),
        or(eq(members.isRestricted, true), sql`${members.id} in ${[4, null, 'x']}`),
      ),
    )
    .limit(5),
  'a join with an alias': build
    .select({ id: members.id, name: other.firstName })
    .from(members)
    .leftJoin(other, eq(other.id, members.id))
    .where(eq(other.email, 'a@example.org')),
  'a subquery between parameters': sql`select ${1} from ${some} where ${some.id} = ${2}`,
  'a select from a "with" query': build.with(critical).select().from(critical),
  'named, raw, nested, and empty chunks': sql`${sql.identifier('a"b')} ${sql.raw('now()')} ${undefined} ${sql.join(
    [sql`${1}`, sql`${sql.param([1, 2])}::int[]`, sql.empty()],
    sql`, `,
  )} ${new Date(0)} ${true} ${null} ${sql`x`.as('y')}`,
  'inlined parameters': sql`${1} ${sql`${2} ${"it's"}`.inlineParams()} ${3}`,
  placeholders: sql`${sql.placeholder('a')} ${eq(members.id, sql.placeholder('b'))} ${4}`,
};

it.each(Object.entries(statements))('renders %s as Drizzle does', (_, statement) => {
  const drizzle = new PgDialect({ casing });
  const expected = drizzle.sqlToQuery(statement.getSQL() as SQL);
  const { sql: text, params } = quick.sqlToQuery(statement.getSQL() as SQL);
  expect({ text, params }).toEqual({ text: expected.sql, params: expected.params });
});
