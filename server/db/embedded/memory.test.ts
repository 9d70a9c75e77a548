// Peak memory of the embedded engine, measured in a process of its own.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { createTemporaryFolder } from '../../../tests/embedded/temporary-folder.ts';

/** 680 MB and more with V8's optimizing compiler, under 300 MB without. */
const peakLimitMb = 450;
const engine = new URL('./engine.ts', import.meta.url).href;

/** V8 optimizes the parser after about 300 statements. */
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
  await close();
  const { readFileSync } = await import('node:fs');
  const peak = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
  process.stdout.write(JSON.stringify({ ...rows[0], peakMb: peak / 1024 }));
`;

test.runIf(existsSync('/proc/self/status'))(
  'copies the prepared database on a first start, and keeps peak memory low over many statements',
  () => {
    const prepared = createTemporaryFolder(createFastFolder('embedded-'));
    cpSync(inject('emptyDatabase'), prepared, { recursive: true });
    appendFileSync(join(prepared, 'postgresql.conf'), "\nprepared.note = 'from the build'\n");
    const output = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        work,
        createTemporaryFolder(createFastFolder('embedded-')),
        prepared,
      ],
      { encoding: 'utf8' },
    );
    const { note, peakMb } = JSON.parse(output);
    expect(note).toBe('from the build');
    expect(peakMb).toBeLessThan(peakLimitMb);
  },
);
