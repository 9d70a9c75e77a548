import { expect, it } from 'vitest';
import { buildLinkPath, isSecretLinkPath } from './secret-links.ts';

it('recognizes the page of every secret link in each language', () => {
  expect(buildLinkPath('unsubscribe', 'abc')).toBe('/newsletter/unsubscribe/abc');
  expect(isSecretLinkPath(buildLinkPath('unsubscribe', 'abc'))).toBe(true);
  expect(isSecretLinkPath(`/es${buildLinkPath('confirm-subscription', 'abc')}`)).toBe(true);
});

it.each(['/newsletter', '/newsletter/unsubscribe', '/newsletter/unsubscribed/abc'])(
  'finds no secret link in %s',
  (path) => expect(isSecretLinkPath(path)).toBe(false),
);
