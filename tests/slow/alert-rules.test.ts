// Checks the alert rules with promtool, of Debian's package prometheus.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const rules = fileURLToPath(new URL('../../deploy/alerts.yml', import.meta.url));

it('ships alert rules that Prometheus accepts', ({ skip }) => {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', rules], {
    encoding: 'utf8',
  });
  if (error !== undefined) skip('promtool is not installed. On Debian: apt-get install prometheus');
  expect(status, stdout + stderr).toBe(0);
});
