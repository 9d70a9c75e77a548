// What the engine takes in memory when it compiles PostgreSQL, in a process of its own.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { fastFolder } from '../../../tests/api/fast-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** With the parser compiled well it was 1,100 MB and more, without at most 260. */
const peakLimitMb = 450;
const engine = new URL('./engine.ts', import.meta.url).href;

/** Enough statements that the parser would be among the functions that are called often: 300 were. */
const work = `
  const [dir, prepared] = process.argv.slice(1);
  const { openEmbedded } = await import('${engine}');
  const { client, close } = await openEmbedded({ dir, prepared });
  const { rows } = await client.query("select current_setting('prepared.note') as note");
  const ask = async () => {
    for (let n = 0; n < 600; n += 1) {
      await client.query('select n, n * 2 as twice from generate_series(1, $1::int) n where n % 7 = 0', [n]);
    }
  };
  await ask();
  // As a server does that rests.
  (await import('node:v8')).setFlagsFromString('--expose-gc');
  (await import('node:vm')).runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  await ask();
  await close();
  const { readFileSync } = await import('node:fs');
  const peak = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
  process.stdout.write(JSON.stringify({ ...rows[0], peakMb: peak / 1024 }));
`;

test.runIf(existsSync('/proc/self/status'))(
  'a first start copies the prepared database, and stays small while its parser is used, also after a rest',
  () => {
    const prepared = temporaryFolder(fastFolder('embedded-'));
    cpSync(inject('emptyDatabase'), prepared, { recursive: true });
    appendFileSync(join(prepared, 'postgresql.conf'), "\nprepared.note = 'from the build'\n");
    const output = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', work, temporaryFolder(fastFolder('embedded-')), prepared],
      { encoding: 'utf8' },
    );
    const { note, peakMb } = JSON.parse(output);
    expect(note).toBe('from the build');
    expect(peakMb).toBeLessThan(peakLimitMb);
  },
);
