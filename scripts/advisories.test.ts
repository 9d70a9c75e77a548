import { describe, expect, it } from 'vitest';
import { askAdvisories, readAudit } from './advisories.mjs';

describe('what the registry says of known holes', () => {
  it('is told where it is grave', () => {
    const of = (severity: string) => ({ name: 'left', severity, range: '<2.0.0' });
    const report = { vulnerabilities: { a: of('high'), b: of('low'), c: of('critical') } };
    expect(readAudit(JSON.stringify(report))).toEqual({
      isAnswered: true,
      lines: ['left <2.0.0: high', 'left <2.0.0: critical'],
    });
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ isAnswered: true, lines: [] });
  });

  it.each([
    '',
    'npm error code ENOTFOUND',
    '{"message":"405 Method Not Allowed","error":{"code":"ENOAUDIT"}}',
    '{"vulnerabilities":{},"error":{"code":"ENOAUDIT"}}',
    '{}',
  ])('is no all-clear where it says nothing: %j', (output) => {
    expect(readAudit(output)).toEqual({ isAnswered: false });
  });

  it('is asked for every lockfile, and what one has is told although another is not answered for', () => {
    const lines = ['left <2.0.0: high'];
    const asked: string[] = [];
    const answers = [{ isAnswered: true, lines }, { isAnswered: false }];
    const ask = (folder: string) => answers[asked.push(folder) - 1];
    expect(askAdvisories(ask)).toEqual({ isAnswered: false, lines });
    expect(asked).toEqual([
      expect.not.stringContaining('lighthouse'),
      expect.stringMatching(/lighthouse$/),
    ]);
    expect(askAdvisories(() => ({ isAnswered: true, lines }))).toEqual({
      isAnswered: true,
      lines: [...lines, ...lines],
    });
  });
});
