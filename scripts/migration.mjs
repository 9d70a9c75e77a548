// npm run db:migration: regenerates the baseline migration and the dumped schema.
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { baselineFile, buildBaseline, schemaFile } from './baseline.mjs';
import { dumpSchema } from './dump-schema.ts';

const baseline = await buildBaseline();
const engine = await PGlite.create({ extensions: { pg_trgm } });
await engine.exec(baseline);
writeFileSync(baselineFile, baseline);
writeFileSync(schemaFile, await dumpSchema(drizzle(engine)));
await engine.close();
