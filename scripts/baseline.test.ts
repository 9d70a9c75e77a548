import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baselineFile, buildBaseline } from './baseline.mjs';

it('generates the stored baseline migration from server/db/schema and server/db/sql', async () => {
  const stored = readFileSync(baselineFile, 'utf8');
  expect(await buildBaseline(), 'Run npm run db:migration.').toBe(stored);
});
