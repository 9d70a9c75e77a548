// Counts passed, failed, skipped, and flaky tests from the reports of the test runners.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Counts a run without failed tests as failed when its exit code is not 0 or no test ran. */
function counted({ code, output }, { passed, failures = [], skipped = [], flaky = [] }) {
  const isBroken = failures.length === 0 && (code !== 0 || passed === 0);
  return {
    output,
    passed,
    failures: isBroken ? ['did not run to its end'] : failures,
    skipped,
    flaky,
  };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export function countTool(run) {
  return counted(run, { passed: run.code === 0 ? 1 : 0 });
}

const noReason = 'no reason given';

export function countVitest(run, file) {
  const { numPassedTests = 0, testResults = [] } = readReport(file);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, key: `${name} ${test.fullName}` })),
  );
  const skipped = tests
    .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
    .map(({ meta }) => meta?.reason ?? noReason);
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ key, failureMessages: [reason = ''] = [] }) => inShort(key, reason));
  return counted(run, { passed: numPassedTests, failures, skipped });
}

export function countBrowser(run, file) {
  const { stats: { expected = 0, flaky: retried = 0 } = {}, suites = [] } = readReport(file);
  const tests = suites.flatMap(testsIn);
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ annotations }) => annotations.find(({ description }) => description)?.description)
    .map((reason) => reason ?? noReason);
  const withStatus = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ key, results: [first] = [] }) => inShort(key, first?.error?.message ?? ''));
  return counted(run, {
    passed: expected + retried,
    failures: withStatus('unexpected'),
    skipped,
    // Tests that passed on the second attempt.
    flaky: withStatus('flaky'),
  });
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, key: `${file} ${title}` })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** Shortens a failure for the summary. */
function inShort(key, reason) {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, 8);
  return [key, ...lines].join('\n    ');
}
