import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What stands on no database: pages, sockets, the embedded engine by itself. */
const withoutDatabase = [
  'server/cases/parts.test.ts',
  'server/http/**/*.test.ts',
  'server/db/embedded/**/*.test.ts',
  'server/cli/content/**/*.test.ts',
];
const apiTests = ['server/**/*.test.ts', 'tests/api/**/*.test.ts'];
/**
 * What is decided before, after or above the queries is the same on both engines, and shown on the quick one. On
 * the other every call of the route table is made, and whatever leans on how it stores, locks and searches.
 */
const sameOnBoth = [
  'server/{env,trusted-proxies,version}.test.ts',
  'server/{auth,cases,chat,contacts,demo,donations,events}/**/*.test.ts',
  'server/{reports,submissions}/**/*.test.ts',
  'server/backup/{age,restore}.test.ts',
  'server/db/sealing/{key-ring,seal-rows}.test.ts',
  'server/cli/{limited-role,password}.test.ts',
  'server/notifications/{among-staff,causes,notices,render,texts}.test.ts',
  'server/privacy/{person-copy,retention,who-read}.test.ts',
  'server/api/{confirmation,danger-alert,health,public-write,reference}.test.ts',
  'tests/api/{access,assistance-runs,errors,hidden-details,logs}.test.ts',
  'tests/api/{mass-assignment,measured-routes,new-question,openapi,roles}.test.ts',
];

/** Faults that take minutes and whose code seldom changes: `npm run test:slow` runs them. */
const slowFaults = [
  'tests/faults/{full-disk,outbox-kills}.test.ts',
  'tests/faults/embedded/{full-disk,power-loss}.test.ts',
];

/** Nothing is measured by these: what takes seconds on a machine of its own takes minutes on a busy one. */
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
      include: apiTests,
      exclude: engine === 'postgres' ? withoutDatabase : [...withoutDatabase, ...sameOnBoth],
      env: { TEST_ENGINE: engine },
      // Loading the server costs more than most of these files take to run: those of a worker share
      // it. Each file has a database of its own; one that replaces a module clears up after itself.
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
          // As above: most of these files take less than their process would.
          isolate: false,
          globalSetup: ['tests/prepared.mjs'],
          ...limits,
        },
      },
      {
        // Screens of the app in a DOM: what a browser is not needed for.
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
        // Pages and forms as the built product serves them to a browser without scripts.
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
          // Each of these kills processes and fills disks: one at a time, or they measure each other.
          fileParallelism: false,
        },
      },
    ],
    maxWorkers: 2,
  },
});
