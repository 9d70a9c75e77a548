// The tests for mutation testing: those next to the mutated code.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tests = {
  domain: ['domain/**/*.test.ts'],
  server: [
    'server/{auth,backup}/**/*.test.ts',
    'server/cases/access/*.test.ts',
    'tests/api/{access,changes,repeated}.test.ts',
  ],
};

export default defineConfig({
  root,
  resolve: { alias: { '@node-rs/argon2': `${root}tests/api/cheap-argon2.ts` } },
  test: {
    include: process.env.MUTATION_PART === 'server' ? tests.server : tests.domain,
    isolate: false,
    globalSetup: ['tests/prepared.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
