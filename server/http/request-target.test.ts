import { describe, expect, it } from 'vitest';
import { isHost, parseTarget, removeTrailingSlash } from './request-target.ts';

describe('request target', () => {
  it.each([
    ['/', '/', ''],
    ['/programs/home-at-heart', '/programs/home-at-heart', ''],
    ['/get-started?type=volunteer', '/get-started', '?type=volunteer'],
    ['/a?b?c', '/a', '?b?c'],
    ['/assets/root-x_9.css', '/assets/root-x_9.css', ''],
    ['/.well-known/security.txt', '/.well-known/security.txt', ''],
    ['/caf%C3%A9', '/caf%C3%A9', ''],
    ['http://example.org/about?x=1', '/about', '?x=1'],
    ['http://example.org', '/', ''],
  ])('parses the request target %s', (raw, path, query) => {
    expect(parseTarget(raw)).toEqual({ path, query });
  });

  it.each([
    '',
    '*',
    '//',
    '//evil.example',
    '///',
    '/a//b',
    '/\\evil.example',
    '/%',
    '/%zz',
    '/%C3',
    '/%00',
    '/a%0d%0aSet-Cookie:x',
    '/../etc/passwd',
    '/a/../b',
    '/%2e%2e/x',
    '/..%2fx',
    '/a#b',
    '/a b',
    '/a?b c',
    'example.org:443',
    'http:///x//y',
    'javascript:alert(1)',
  ])('rejects the request target %s', (raw) => {
    expect(parseTarget(raw)).toBeUndefined();
  });

  it('removes the trailing slash', () => {
    expect(['/about/', '/about', '/'].map(removeTrailingSlash)).toEqual(['/about', '/about', '/']);
  });
});

describe('host header', () => {
  it.each(['localhost', 'example.org:8080', '127.0.0.1:3000', '[::1]:3000', 'app_1:3000'])(
    'accepts the host header %s',
    (host) => expect(isHost(host)).toBe(true),
  );
  it.each(['', 'a b', 'a/b', 'a@b', 'user:pass@host', 'x'.repeat(300), '[::1', 'a:999999', '-'])(
    'rejects the host header %s',
    (host) => expect(isHost(host)).toBe(false),
  );
});
