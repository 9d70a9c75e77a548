import { describe, expect, it, onTestFinished } from 'vitest';
import { openFreshDatabase } from '../../tests/api/harness.ts';
import { countRequest, deleteEmptyBuckets, getNetwork } from './throttle.ts';

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
  ])('maps %s to the network %s', (address, network) => expect(getNetwork(address)).toBe(network));
});

it('forgets a limit that a clock far ahead has filled', async () => {
  const { database, drop } = await openFreshDatabase();
  onTestFinished(drop);
  const takeAt = (moment: string) => {
    const services = { db: database.db, secret: async () => 'secret', now: () => new Date(moment) };
    return countRequest(services, 'somebody', { burst: 2, everyMs: 60_000 });
  };
  await takeAt('2031-01-01T12:00:00Z');
  expect(await takeAt('2026-03-02T12:00:00Z')).toBeGreaterThan(0);
  await deleteEmptyBuckets(database.db, new Date('2026-03-02T12:00:00Z'));
  expect(await takeAt('2026-03-02T12:00:00Z')).toBe(0);
});

it('never exceeds the limit when several processes count at once', async () => {
  const { database, drop } = await openFreshDatabase();
  onTestFinished(drop);
  const now = () => new Date('2026-03-02T12:00:00Z');
  const processes = [1, 2].map(() => ({ db: database.db, secret: async () => 'secret', now }));
  const waits = await Promise.all(
    Array.from({ length: 4 }).flatMap(() =>
      processes.map((services) =>
        countRequest(services, 'everybody', { burst: 5, everyMs: 60_000 }),
      ),
    ),
  );
  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 60, 60, 60]);
});
