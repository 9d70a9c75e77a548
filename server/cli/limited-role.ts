// Limits the PostgreSQL roles. The application role may change rows, but no tables, triggers, or
// log entries. The backup role reads backup data and stores check results.
import { sql } from 'drizzle-orm';
import { excludedTables } from '../backup/catalog.ts';
import type { Database, Transaction } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import { CommandError } from './command.ts';

type Purpose = 'application' | 'backup';

/** Columns of an audit entry that an erasure blanks; actor, action, and time stay forever. */
const details = ['changes', 'note'];

export async function limitRole(
  { db }: Pick<Database, 'db'>,
  databaseUrl: string,
  purpose: Purpose = 'application',
): Promise<string> {
  const { username, password } = new URL(databaseUrl);
  const role = decodeURIComponent(username);
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role)) {
    throw new CommandError(
      'DATABASE_URL must name a role: lower-case letters, digits, underscores.',
    );
  }
  await db.transaction(async (tx) => {
    const [owner] = await queryRows<{ name: string }>(tx, sql`select current_user::text as name`);
    if (owner?.name === role) {
      throw new CommandError('DATABASE_OWNER_URL names the role that is to be limited.');
    }
    await letIn(tx, role, decodeURIComponent(password));
    for (const statement of await grants[purpose](tx, role)) await tx.execute(sql.raw(statement));
  });
  return role;
}

type Known = { canLogIn: boolean; mayMore: boolean };

/**
 * Creates or alters the role. Only superusers may limit an existing role, so an existing one that
 * may do too much is refused.
 */
async function letIn(tx: Transaction, role: string, password: string): Promise<void> {
  const [known] = await queryRows<Known>(
    tx,
    sql`select rolcanlogin as "canLogIn", rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as "mayMore"
        from pg_roles where rolname = ${role}`,
  );
  if (known?.mayMore) {
    throw new CommandError(
      `The role ${role} may do more than it is to. Run as a superuser: alter role ${role} nosuperuser nocreaterole nocreatedb nobypassrls`,
    );
  }
  if (known?.canLogIn && password === '') return;
  const [verb, limits] =
    known === undefined
      ? ['create', 'nosuperuser nocreatedb nocreaterole nobypassrls']
      : ['alter', ''];
  // Statements about roles take no parameters, so the server quotes the values itself.
  const [made] = await queryRows<{ text: string }>(
    tx,
    sql`select format('%s role %I login %s', ${verb}::text, ${role}::text, ${limits}::text)
        || case when ${password}::text = '' then '' else format(' password %L', ${password}::text) end as text`,
  );
  await tx.execute(sql.raw(made?.text ?? ''));
}

const common = (role: string) => [
  'revoke create on schema public from public',
  `grant usage on schema public, drizzle to ${role}`,
  `grant select on all tables in schema drizzle to ${role}`,
];

const grants: Record<Purpose, (tx: Transaction, role: string) => Promise<string[]>> = {
  async application(tx, role) {
    const columns = await queryRows<{ name: string }>(
      tx,
      sql`select column_name::text as name from information_schema.columns
          where table_schema = 'public' and table_name = 'audit_entries'`,
    );
    const erased = details.filter((name) => columns.some((column) => column.name === name));
    return [
      ...common(role),
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage, select on all sequences in schema public to ${role}`,
      `revoke update, delete, truncate on audit_entries from ${role}`,
      // Allows deleting reads; a trigger protects those of the last two years.
      `revoke update, truncate on read_entries from ${role}`,
      `grant update (${erased.join(', ')}) on audit_entries to ${role}`,
    ];
  },
  async backup(_, role) {
    return [
      ...common(role),
      `grant select on all tables in schema public to ${role}`,
      `revoke select on ${excludedTables.join(', ')} from ${role}`,
      `grant select on all sequences in schema public to ${role}`,
      `grant insert, update on checks, recurring_jobs to ${role}`,
    ];
  },
};
