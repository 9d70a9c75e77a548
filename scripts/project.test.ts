// The memory settings of Node in `npm start` and in the Dockerfile.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const project = new URL('./project.mjs', import.meta.url).href;

it('starts the server with the memory settings of the Dockerfile', () => {
  const start = `(await import('${project}')).runServer(['-p', 'JSON.stringify([process.execArgv[0], process.env])'])`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', start], {
    encoding: 'utf8',
    env: {},
  });
  const [flag, env]: [string, Record<string, string>] = JSON.parse(output);
  const settings = Object.entries(env).filter(([name]) => name.startsWith('MALLOC_'));
  expect(flag).toMatch(/^--max-semi-space-size=\d+$/);
  expect(settings).toContainEqual(['MALLOC_ARENA_MAX', '1']);
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  for (const [name, value] of settings) expect(dockerfile).toContain(`${name}=${value}`);
  expect(dockerfile).toContain(`"${flag}"`);
});
