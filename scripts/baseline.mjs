// Builds the baseline migration: hand-written SQL to run before the tables, the tables of server/db/schema, and
// hand-written SQL to run after them.
import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from '../server/db/schema.ts';
import { fromRoot } from './project.mjs';

const migrations = fromRoot('server', 'db', 'migrations');
export const baselineFile = `${migrations}/0000_baseline.sql`;
export const schemaFile = fromRoot('server', 'db', 'schema.sql');

export async function buildBaseline() {
  const casing = 'snake_case';
  const empty = generateDrizzleJson({}, undefined, undefined, casing);
  // Sorted, because the order of a module's exports differs between Node and the test runner.
  const sorted = Object.fromEntries(Object.entries(schema).toSorted());
  const full = generateDrizzleJson(sorted, undefined, undefined, casing);
  const tables = await generateMigration(empty, full);
  const statements = [
    ...handWritten('before-tables'),
    ...tables.map((statement) => statement.trim()),
    ...handWritten('after-tables'),
  ];
  return `${statements.join('\n--> statement-breakpoint\n')}\n`;
}

/** Splits SQL at a semicolon and a blank line, because the embedded engine takes one statement at a time. */
function handWritten(folder) {
  const path = fromRoot('server', 'db', 'sql', folder);
  return readdirSync(path)
    .toSorted()
    .flatMap((name) =>
      readFileSync(`${path}/${name}`, 'utf8')
        .trim()
        .split(/(?<=;)\n\n+/),
    );
}
