// Stryker's settings; run.ts names the files.
const part = process.env.MUTATION_PART;

const config = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: part === 'domain' },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 30,
  // A test that waits for the database is no endless loop.
  timeoutMS: part === 'domain' ? 5_000 : 60_000,
  // A mutant in a constant would need a new process for each test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.cache/mutation-${part}.json`,
  // Not below node_modules or build, where vitest finds no tests.
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['data', 'build', '.cache', 'art/rendered', 'tests/mutation/node_modules'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutation-report-${part}.json` },
  // TypeScript 7 has no JavaScript API that Stryker could rewrite the file with; a missing file skips that.
  tsconfigFile: 'no-tsconfig.json',
  thresholds: { high: 90, low: 80, break: 80 },
};

export default config;
