// The tests for mutation testing: those next to the mutated code, and some API tests.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { type Part, parts } from './parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const part = process.env.MUTATION_PART as Part;

export default defineConfig({
  root,
  resolve: { alias: { '@node-rs/argon2': `${root}tests/api/cheap-argon2.ts` } },
  test: {
    include: process.env.MUTATION_TESTS?.split(' ') ?? [...parts[part].tests],
    // The first reads the source files, which Stryker rewrites; the second measures time.
    exclude: ['domain/no-labels.test.ts', 'server/auth/sign-in-flood.test.ts'],
    isolate: false,
    globalSetup: part === 'domain' ? [] : ['tests/prepared.mjs', 'tests/api/postgres-template.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
