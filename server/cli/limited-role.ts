// The role that the application has on a PostgreSQL server: it reads and writes rows, and can change no
// table, no trigger and no entry of the audit log. The owner of the tables runs migrations, and nothing else.
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { CommandError } from './command.ts';

/** Of an entry an erasure takes out what was said; who did what and when stays for good. */
const details = ['changes', 'note', 'detail_salt'];

export async function limitRole(
  { db }: Pick<Database, 'db'>,
  databaseUrl: string,
): Promise<string> {
  const { username, password } = new URL(databaseUrl);
  const role = decodeURIComponent(username);
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role)) {
    throw new CommandError(
      'DATABASE_URL must name a role: lower-case letters, digits, underscores.',
    );
  }
  await db.transaction(async (tx) => {
    const [owner] = await rowsOf<{ name: string }>(tx, sql`select current_user::text as name`);
    if (owner?.name === role) {
      throw new CommandError('DATABASE_URL and DATABASE_OWNER_URL name the same role.');
    }
    const [known] = await rowsOf(tx, sql`select from pg_roles where rolname = ${role}`);
    // Statements about roles take no parameters: the server quotes them itself.
    const [made] = await rowsOf<{ text: string }>(
      tx,
      sql`select format('%s role %I login nosuperuser nocreatedb nocreaterole nobypassrls password %L',
        ${known === undefined ? 'create' : 'alter'}::text, ${role}::text, ${decodeURIComponent(password)}::text) as text`,
    );
    await tx.execute(sql.raw(made?.text ?? ''));
    const columns = await rowsOf<{ name: string }>(
      tx,
      sql`select column_name::text as name from information_schema.columns
          where table_schema = 'public' and table_name = 'audit_entries'`,
    );
    const erased = details.filter((name) => columns.some((column) => column.name === name));
    for (const statement of [
      `revoke create on schema public from public`,
      `grant usage on schema public, drizzle to ${role}`,
      `grant select on all tables in schema drizzle to ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage, select on all sequences in schema public to ${role}`,
      `revoke update, delete, truncate on audit_entries from ${role}`,
      `grant update (${erased.join(', ')}) on audit_entries to ${role}`,
    ]) {
      await tx.execute(sql.raw(statement));
    }
  });
  return role;
}
