// Decides which proxies are trusted for the caller's address and scheme. Headers of all other
// callers are ignored.
import { BlockList, isIP } from 'node:net';

export type TrustedProxies = {
  has(address: string | undefined): boolean;
  /** True for an address in the operator's own list. `on` names none, because visitors may have private addresses. */
  isNamed(address: string): boolean;
};

/**
 * Each proxy appends the address that it saw. The last one that is no named proxy is the caller's; the caller may have
 * made up everything before it.
 */
export function resolveCallerAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trustProxy: TrustedProxies | false,
): string {
  const known = peer ?? 'unknown';
  if (trustProxy === false || !trustProxy.has(peer)) return known;
  const addresses = (forwardedFor ?? '').split(',').map(addressIn);
  return addresses.findLast((one) => one === undefined || !trustProxy.isNamed(one)) ?? known;
}

/** Some proxies append the port, which differs in each request: "203.0.113.9:4711", "[2001:db8::9]:4711". */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = withoutPort ?? text;
  return isIP(address) === 0 ? undefined : address;
}

const beside = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['::1/128', 'fc00::/7', 'fe80::/10'],
];

/**
 * `on` trusts proxies on this machine or a private network; otherwise `off` or a list of addresses.
 * Undefined if invalid.
 */
export function parseTrustedProxies(text: string): TrustedProxies | false | undefined {
  const said = text.trim().toLowerCase();
  if (['0', 'false', 'off', 'no'].includes(said)) return false;
  const isOn = ['1', 'true', 'on', 'yes'].includes(said);
  const list = new BlockList();
  for (const entry of isOn ? beside : said.split(/[\s,]+/)) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) return undefined;
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  const has = (address = '') => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const version = isIP(bare);
    return version !== 0 && list.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  };
  return { has, isNamed: (address) => !isOn && has(address) };
}
