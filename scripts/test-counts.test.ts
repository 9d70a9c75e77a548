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

test('counts a skipped test with its reason', () => {
  const result = (status: string, fullName: string, meta = {}) => ({
    name: 'a.test.ts',
    assertionResults: [{ status, fullName, meta }],
  });
  const file = report({
    numPassedTests: 1,
    testResults: [
      result('passed', 'one'),
      result('skipped', 'two', { reason: 'no disk' }),
      result('skipped', 'three'),
    ],
  });
  expect(countVitest(ended(0), file)).toEqual({
    output: '',
    passed: 1,
    failures: [],
    skipped: ['no disk', 'no reason given'],
    flaky: [],
  });
});

test('counts a skipped browser test with its reason', () => {
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
])('counts a run that %s without a failed test as a failure', (_, code, content) => {
  expect(countVitest(ended(code), report(content)).failures).toHaveLength(1);
});

test('counts a browser test as passed and names it as flaky when its second attempt passes', () => {
  const results = [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }, {}];
  const specs = [{ file: 'a.spec.ts', title: 'opens', tests: [{ status: 'flaky', results }] }];
  const file = report({ stats: { expected: 2, flaky: 1 }, suites: [{ specs }] });
  expect(countBrowser(ended(0), file)).toMatchObject({
    passed: 3,
    failures: [],
    flaky: ['a.spec.ts opens\n    too late'],
  });
});

test('reports a browser test as failed when both attempts fail', () => {
  const results = [{ error: { message: 'too late' } }, { error: { message: 'too late' } }];
  const specs = [{ file: 'a.spec.ts', title: 'opens', tests: [{ status: 'unexpected', results }] }];
  const file = report({ stats: { expected: 2 }, suites: [{ specs }] });
  expect(countBrowser(ended(1), file)).toMatchObject({
    passed: 2,
    failures: ['a.spec.ts opens\n    too late'],
    flaky: [],
  });
});
