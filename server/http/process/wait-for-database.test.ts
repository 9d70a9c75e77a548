import { expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { StartError } from '../../start-error.ts';
import { waitForDatabase } from './wait-for-database.ts';

const unreachable = { databaseUrl: 'postgres://app:hidden@127.0.0.1:1/app', dataDir: '' };
const openUnreachable = () => openDatabase(unreachable);

/** A clock that only sleep() advances. */
function startClock() {
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const sleep = async (ms: number) => {
    clock.ms += ms;
  };
  return { clock, now, sleep };
}

it('prints one line every 5 seconds and gives up after 60 while PostgreSQL is unreachable', async () => {
  const { clock, ...time } = startClock();
  const lines: string[] = [];
  const opening = waitForDatabase(openUnreachable, (line) => lines.push(line), time);
  await expect(opening).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The database at 127\.0\.0\.1:1\/app could not be prepared: .*ECONNREFUSED.*\. Gave up after 60 seconds\.$/,
    ),
  });
  expect(clock.ms).toBe(60_000);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toMatch(/ECONNREFUSED.* Trying again for 60 seconds\.$/);
  expect(lines[11]).toMatch(/ Trying again for 5 seconds\.$/);
  expect(lines.join()).not.toContain('hidden');
});

it('opens the database when PostgreSQL is up after 30 seconds', async () => {
  const { clock, ...time } = startClock();
  const open = async () => (clock.ms < 30_000 ? openUnreachable() : 'open');
  expect(await waitForDatabase(open, () => {}, time)).toBe('open');
  expect(clock.ms).toBe(30_000);
});

it.each([
  ['is still starting', Object.assign(new Error('starting up'), { code: '57P03' })],
  ['accepts a connection and says nothing', new Error('timeout expired')],
  ['has no address in the DNS yet', Object.assign(new Error('dns'), { code: 'EAI_AGAIN' })],
])('waits while the server %s', async (_, cause) => {
  const { clock, ...time } = startClock();
  const open = async () => {
    if (clock.ms < 3_000) throw new StartError('Not reached.', { cause });
    return 'open';
  };
  expect(await waitForDatabase(open, () => {}, time)).toBe('open');
});

it('does not wait when the password is wrong', async () => {
  const { clock, ...time } = startClock();
  const cause = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  const open = () => Promise.reject(new StartError('Refused.', { cause }));
  await expect(waitForDatabase(open, () => {}, time)).rejects.toThrow('Refused.');
  expect(clock.ms).toBe(0);
});
