import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../tests/api/harness.ts';
import { networkOf, take } from './throttle.ts';

describe('network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.0/24'],
    ['192.0.2.255', '192.0.2.0/24'],
    ['::ffff:192.0.2.1', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['unknown', 'unknown'],
  ])('maps %s to the network %s', (address, network) => expect(networkOf(address)).toBe(network));
});

it('resets a limit that was counted while the clock was far ahead', async () => {
  const { database, drop } = await freshDatabase();
  onTestFinished(drop);
  const takeAt = (moment: string) => {
    const services = { db: database.db, secret: async () => 'secret', now: () => new Date(moment) };
    return take(services, 'somebody', { burst: 2, everyMs: 60_000 });
  };
  for (let times = 0; times < 2; times++) await takeAt('2031-01-01T12:00:00Z');
  expect(await takeAt('2031-01-01T11:59:59Z'), 'a little behind').toBe(61);
  const waits = [];
  for (let times = 0; times < 3; times++) waits.push(await takeAt('2026-03-02T12:00:00Z'));
  expect(waits).toEqual([0, 0, 60]);
});

it('never exceeds the limit when several processes count at once', async () => {
  const { database, drop } = await freshDatabase();
  onTestFinished(drop);
  const now = () => new Date('2026-03-02T12:00:00Z');
  const processes = [1, 2].map(() => ({ db: database.db, secret: async () => 'secret', now }));
  const waits = await Promise.all(
    Array.from({ length: 4 }).flatMap(() =>
      processes.map((services) => take(services, 'everybody', { burst: 5, everyMs: 60_000 })),
    ),
  );
  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 60, 60, 60]);
});
