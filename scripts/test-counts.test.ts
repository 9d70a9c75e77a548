import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countBrowser, countVitest } from './test-counts.mjs';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wondrous-counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const ended = (code: number) => ({ code, output: '' });

test('a skipped test is counted with its reason, or as one that runs on the other engine', () => {
  const result = (status: string, fullName: string, meta = {}) => ({
    name: 'a.test.ts',
    assertionResults: [{ status, fullName, meta }],
  });
  const file = report({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      result('passed', 'one'),
      result('skipped', 'one'),
      result('skipped', 'two', { reason: 'no disk' }),
      result('skipped', 'three'),
    ],
  });
  expect(countVitest(ended(0), file)).toEqual({
    output: '',
    passed: 1,
    failed: 0,
    skipped: ['runs on the other engine', 'no disk', 'no reason given'],
  });
});

test('a browser test that is skipped says why', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'no sound' }] };
  const file = report({
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    suites: [{ suites: [{ specs: [{ tests: [skipped] }] }] }],
  });
  expect(countBrowser(ended(0), file)).toMatchObject({ passed: 2, skipped: ['no sound'] });
});

test.each([
  ['ends badly', 1, { numPassedTests: 3 }],
  ['has no test', 0, {}],
])('a run that %s without a failed test counts as a failure', (_, code, content) => {
  expect(countVitest(ended(code), report(content)).failed).toBe(1);
});

test('a test that passed at a second try counts as failed', () => {
  const file = report({ stats: { expected: 2, unexpected: 0, flaky: 1 } });
  expect(countBrowser(ended(0), file)).toMatchObject({ passed: 2, failed: 1 });
});
