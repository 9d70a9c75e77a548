import { describe, expect, it } from 'vitest';
import { identifyCaller } from './api/guard.ts';
import { parseTrustedProxies, resolveCallerAddress } from './trusted-proxies.ts';

const request = new Request('http://site.test/', {
  headers: { 'x-forwarded-for': '203.0.113.1, 198.51.100.4', 'x-forwarded-proto': 'https' },
});
const seen = (said: string, address: string) => {
  const caller = identifyCaller(request, { address }, parseTrustedProxies(said) || false);
  return [caller.address, caller.isHttps];
};

describe('trusted proxies', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.18.0.5', '192.168.0.2', 'fd00::2'])(
    'trusts a proxy on a private network: %s',
    (address) => expect(seen('on', address)).toEqual(['198.51.100.4', true]),
  );

  it.each(['203.0.113.50', '172.32.0.1', '2001:db8::1', 'unknown'])(
    'ignores the headers of other callers: %s',
    (address) => expect(seen('on', address)).toEqual([address, false]),
  );

  it('trusts only the named proxies', () => {
    const named = '203.0.113.50, 2001:db8::/32';
    expect(seen(named, '203.0.113.50')[1]).toBe(true);
    expect(seen(named, '2001:db8:1::7')[1]).toBe(true);
    expect(seen(named, '10.1.2.3')[1]).toBe(false);
  });

  it.each([
    ['198.51.100.4:4711', '198.51.100.4'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
    ['unknown', '10.1.2.3'],
    ['', '10.1.2.3'],
  ])('reads the address in the forwarded entry %j', (entry, address) => {
    const proxies = parseTrustedProxies('on') || false;
    expect(resolveCallerAddress('10.1.2.3', `203.0.113.1, ${entry}`, proxies)).toBe(address);
  });

  it('skips named proxies in the forwarded entries, and stops at one that is no address', () => {
    const proxies = parseTrustedProxies('192.0.2.7, 203.0.113.0/24') || false;
    const from = (entries: string) => resolveCallerAddress('192.0.2.7', entries, proxies);
    expect(from('made.up, 198.51.100.4, 203.0.113.9, 192.0.2.7')).toBe('198.51.100.4');
    expect(from('198.51.100.4, made.up, 203.0.113.9')).toBe('192.0.2.7');
    expect(from('203.0.113.9')).toBe('192.0.2.7');
  });

  it('skips no private address when all private proxies are trusted', () => {
    const proxies = parseTrustedProxies('on') || false;
    expect(resolveCallerAddress('127.0.0.1', '198.51.100.4, 192.168.0.20', proxies)).toBe(
      '192.168.0.20',
    );
  });

  it.each(['2', 'perhaps', '10.0.0.0/33', '10.0.0', 'on, off'])('rejects the value %j', (said) => {
    expect(parseTrustedProxies(said)).toBeUndefined();
  });
});
