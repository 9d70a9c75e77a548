import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { openSite } from '../../tests/api/harness.ts';

const site = openSite();

it('returns the version of the process', async () => {
  const { body } = await site.visitor('GET', '/api/health');
  expect(body).toEqual({ status: 'ok', version: packageFile.version });
});
