import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openEmbedded } from '../../../server/db/embedded/engine.ts';
import { findMountsSkipReason, mountSmallDisk } from './mounts.ts';

const reason = findMountsSkipReason();
describe.skipIf(reason)('full disk', { meta: { reason } }, () => {
  test('refuses entries when the disk is full and accepts them again when there is room', async () => {
    const disk = mountSmallDisk(56);
    const engine = await openEmbedded({
      dir: disk.dir,
      onTrouble: () => {},
    });
    const { client } = engine;
    await client.exec('create table entry (id int, filler text)');
    const store = (id: number) =>
      client.query(
        'insert into entry select $1, string_agg(md5(random()::text), null) from generate_series(1, 2000)',
        [id],
      );

    let acknowledged = 0;
    const failure = await (async () => {
      for (;;) {
        await store(acknowledged + 1);
        acknowledged += 1;
      }
    })().catch((error) => error);
    expect(failure.code).toMatch(/^(53100|57P02)$/);
    expect(failure.message).toMatch(/No space left on device/);

    disk.growTo(200);
    await expect
      .poll(
        () =>
          store(0).then(
            () => 'stored',
            () => pause(500),
          ),
        { timeout: 30_000 },
      )
      .toBe('stored');
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from entry where id between 1 and $1',
      [acknowledged],
    );
    expect(rows).toEqual([{ n: acknowledged }]);
    await engine.close();
    console.info(`full disk: 0 of ${acknowledged} acknowledged entries lost`);
  });
});
