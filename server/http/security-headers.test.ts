import { expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

it('allows connections to its own server only', () => {
  const policy = pagePolicy({ scripts: ["'sha256-x'"], styles: ["'sha256-y'"] });
  const sources = policy.split('; ').flatMap((rule) => rule.split(' ').slice(1));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(sources.filter((one) => !/^('self'|'none'|'sha256-.*'|data:)$/.test(one))).toEqual([]);
});
