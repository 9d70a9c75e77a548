import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests without a database: pages, sockets, the embedded engine by itself. */
const withoutDatabase = [
  'server/api/{public-data-cache,network-limit,search-text}.test.ts',
  'server/cases/parts.test.ts',
  'server/http/**/*.test.ts',
  'server/db/embedded/**/*.test.ts',
  'server/cli/content/**/*.test.ts',
];
const apiTests = ['server/**/*.test.ts', 'tests/api/**/*.test.ts'];
/** Tests of the engine, storage, locking, search, errors, and one call of every route: these run on both engines. */
const bothEngines = [
  'server/api/{idempotency,list,search,sort-name}.test.ts',
  'server/backup/backup.test.ts',
  'server/cli/keys-and-codes.test.ts',
  'server/db/{client,counts,migrations,schema}.test.ts',
  'server/db/sealing/sealed-columns.test.ts',
  'server/live/live.test.ts',
  'server/notifications/claims.test.ts',
  'server/privacy/{backups,erased-from-disk,erasure,erasure-at-once,merge}.test.ts',
  'server/privacy/{insert-only-logs,upkeep}.test.ts',
  'tests/api/{changes,errors,openapi,repeated,shutdown-during-backup}.test.ts',
];

/** Fault tests that take minutes and whose code rarely changes: `npm run test:slow` runs them. */
const slowFaults = [
  'tests/faults/{full-disk,outbox-kills}.test.ts',
  'tests/faults/embedded/{full-disk,power-loss}.test.ts',
];

/** These timeouts measure nothing: a busy machine may take minutes for work of seconds. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
};

function apiProject(engine: 'embedded' | 'postgres') {
  return {
    resolve: {
      alias: {
        '@node-rs/argon2': fileURLToPath(new URL('tests/api/cheap-argon2.ts', import.meta.url)),
      },
    },
    test: {
      name: `api-${engine}`,
      include: engine === 'postgres' ? apiTests : bothEngines,
      exclude: withoutDatabase,
      env: { TEST_ENGINE: engine },
      // Share loaded modules between the files of a worker, because loading the server takes longer than most tests.
      // Each file has its own database; a file that mocks a module restores it.
      isolate: false,
      globalSetup: [
        'tests/prepared.mjs',
        ...(engine === 'postgres' ? ['tests/api/postgres-template.ts'] : []),
      ],
      ...limits,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'content/**/*.test.ts',
            'tests/sample/**/*.test.ts',
            'art/**/*.test.ts',
            '{scripts,deploy}/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'assistant/**/*.test.ts',
            ...withoutDatabase,
          ],
          // Share loaded modules, as above.
          isolate: false,
          globalSetup: ['tests/prepared.mjs'],
          ...limits,
        },
      },
      {
        // Component tests in happy-dom, without a browser.
        define: { __ART_VERSION__: JSON.stringify('test') },
        test: {
          name: 'screens',
          include: ['app/**/*.screen.tsx'],
          environment: './tests/screens/one-window.ts',
          setupFiles: ['tests/screens/setup.ts'],
          isolate: false,
          ...limits,
          testTimeout: 30_000,
        },
      },
      {
        // Pages and forms of the built product in a browser without scripts.
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/pages/built-site.ts'],
          isolate: false,
          ...limits,
        },
      },
      apiProject('embedded'),
      apiProject('postgres'),
      {
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts', ...slowFaults],
          globalSetup: ['tests/prepared.mjs'],
          ...limits,
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: slowFaults,
          globalSetup: ['tests/prepared.mjs'],
          ...limits,
          testTimeout: 600_000,
          // Run one at a time: these kill processes and fill disks, and would disturb each other.
          fileParallelism: false,
        },
      },
    ],
    maxWorkers: 2,
  },
});
