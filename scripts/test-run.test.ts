import { expect, test } from 'vitest';
import { failedLines, summarize } from './test-run.mjs';

const good = { passed: 7, failures: [], flaky: [], skipped: new Map() };

test('omits zero counts from the summary, and names failures, flaky tests, and skip reasons', () => {
  expect(summarize(good)).toEqual({ lines: ['7 passed, 0 failed'], isGood: true });
  const { lines, isGood } = summarize({
    passed: 7,
    failures: ['code: a'],
    flaky: ['browser: b'],
    skipped: new Map([['no disk', 2]]),
  });
  expect(isGood).toBe(false);
  expect(lines).toEqual([
    'failed: code: a',
    'flaky (passed at the second attempt): browser: b',
    '2 skipped: no disk',
    '7 passed, 1 failed, 1 flaky, 2 skipped',
  ]);
});

test.each([
  [3, true],
  [4, false],
])('decides for a run with %i flaky tests whether it passes: %s', (count, expected) => {
  const flaky = Array.from({ length: count }, (_, at) => `browser: ${at}`);
  expect(summarize({ ...good, flaky }).isGood).toBe(expected);
});

test('fails and names the unfinished steps when a run is interrupted', () => {
  const { lines, isGood } = summarize(good, ['browser']);
  expect(isGood).toBe(false);
  expect(lines).toEqual(['failed: browser: cut off before its end', '7 passed, 1 failed']);
});

test('finds the lines in which a tool reports a failed test', () => {
  const output = [
    ' \u001b[31m×\u001b[39m stores the row 12ms',
    '  ✘  3 [chromium] › a.spec.ts:3:1 › opens (2s)',
    ' FAIL  unit a.test.ts > stores the row',
    '  ✓  4 [chromium] › a.spec.ts:9:1 › does not FAIL (1s)',
  ];
  expect(failedLines(output)).toEqual([
    '× stores the row 12ms',
    '✘  3 [chromium] › a.spec.ts:3:1 › opens (2s)',
    'FAIL  unit a.test.ts > stores the row',
  ]);
});
