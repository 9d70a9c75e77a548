import { expect, it } from 'vitest';
import { createNetworkLimit } from './network-limit.ts';

const limit = { burst: 3, everyMs: 1000, networks: 2 };

it('allows a burst, then one more request per interval', () => {
  const wait = createNetworkLimit(limit);
  expect([0, 0, 0].map(() => wait('192.0.2.1', 0))).toEqual([0, 0, 0]);
  expect(wait('192.0.2.1', 0)).toBe(1);
  expect(wait('192.0.2.1', 1000)).toBe(0);
  expect(wait('192.0.2.1', 1000)).toBe(1);
});

it('counts an IPv6 network as one, and other networks separately', () => {
  const wait = createNetworkLimit(limit);
  for (let at = 1; at <= 3; at++) expect(wait(`2001:db8::${at}`, 0)).toBe(0);
  expect(wait('2001:db8::9', 0)).toBe(1);
  expect(wait('192.0.2.1', 0)).toBe(0);
});

it('evicts the oldest network when the maximum is reached', () => {
  const wait = createNetworkLimit({ ...limit, burst: 1 });
  expect(wait('192.0.2.1', 0)).toBe(0);
  expect(wait('192.0.2.1', 0)).toBe(1);
  wait('192.0.3.1', 0);
  wait('192.0.4.1', 0);
  expect(wait('192.0.2.1', 0)).toBe(0);
});
