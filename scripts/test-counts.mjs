// How many passed, failed and were skipped, read from what the test runners report.
import { readFileSync } from 'node:fs';

/** A run that ends badly without a failed test (a broken file, no test at all) is a failure too. */
function counted({ code, output }, passed, failed, skipped) {
  const isBroken = failed === 0 && (code !== 0 || passed === 0);
  return { output, passed, failed: failed + (isBroken ? 1 : 0), skipped };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export function countTool(run) {
  return counted(run, run.code === 0 ? 1 : 0, run.code === 0 ? 0 : 1, []);
}

const noReason = 'no reason given';

/** What only one engine can show is skipped on the other; it is no gap, but it is counted. */
export function countVitest(run, file) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(file);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, key: `${name} ${test.fullName}` })),
  );
  const ran = new Set(tests.filter(({ status }) => status === 'passed').map(({ key }) => key));
  const skipped = tests
    .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
    .map(({ key, meta }) =>
      ran.has(key) ? 'runs on the other engine' : (meta?.reason ?? noReason),
    );
  return counted(run, numPassedTests, numFailedTests, skipped);
}

export function countBrowser(run, file) {
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, suites = [] } = readReport(file);
  const skipped = suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .map(({ annotations }) => annotations.find(({ description }) => description)?.description)
    .map((reason) => reason ?? noReason);
  return counted(run, stats.expected, stats.unexpected + stats.flaky, skipped);
}

function testsIn({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}
