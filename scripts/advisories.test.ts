import { describe, expect, it } from 'vitest';
import { checkAdvisories, readAudit } from './advisories.mjs';

describe('advisories of the registry', () => {
  it('lists vulnerabilities of high and critical severity', () => {
    const of = (severity: string) => ({ name: 'left', severity, range: '<2.0.0' });
    const report = { vulnerabilities: { a: of('high'), b: of('low'), c: of('critical') } };
    expect(readAudit(JSON.stringify(report))).toEqual({
      isKnown: true,
      lines: ['left <2.0.0: high', 'left <2.0.0: critical'],
    });
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ isKnown: true, lines: [] });
  });

  it.each([
    '',
    'npm error code ENOTFOUND',
    '{"message":"405 Method Not Allowed","error":{"code":"ENOAUDIT"}}',
    '{"vulnerabilities":{},"error":{"code":"ENOAUDIT"}}',
    '{}',
  ])('does not count as checked when the output has no report: %j', (output) => {
    expect(readAudit(output)).toEqual({ isKnown: false });
  });

  it('checks every lockfile, and lists the findings of one when another cannot be checked', () => {
    const lines = ['left <2.0.0: high'];
    const asked: string[] = [];
    const reports = [{ isKnown: true, lines }, { isKnown: false }];
    const ask = (folder: string) => reports[asked.push(folder) - 1];
    expect(checkAdvisories(ask)).toEqual({ isKnown: false, lines });
    expect(asked).toEqual([
      expect.not.stringContaining('lighthouse'),
      expect.stringMatching(/lighthouse$/),
    ]);
    expect(checkAdvisories(() => ({ isKnown: true, lines }))).toEqual({
      isKnown: true,
      lines: [...lines, ...lines],
    });
  });
});
