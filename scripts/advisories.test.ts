import { describe, expect, it } from 'vitest';
import { askAdvisories, readAudit } from './advisories.mjs';

describe('what the registry says of known holes', () => {
  it('is told where it is grave', () => {
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
  ])('is no all-clear where it says nothing: %j', (output) => {
    expect(readAudit(output)).toEqual({ isKnown: false });
  });

  it('is asked for every lockfile, and what one has is told although of another nothing is said', () => {
    const lines = ['left <2.0.0: high'];
    const asked: string[] = [];
    const reports = [{ isKnown: true, lines }, { isKnown: false }];
    const ask = (folder: string) => reports[asked.push(folder) - 1];
    expect(askAdvisories(ask)).toEqual({ isKnown: false, lines });
    expect(asked).toEqual([
      expect.not.stringContaining('lighthouse'),
      expect.stringMatching(/lighthouse$/),
    ]);
    expect(askAdvisories(() => ({ isKnown: true, lines }))).toEqual({
      isKnown: true,
      lines: [...lines, ...lines],
    });
  });
});
