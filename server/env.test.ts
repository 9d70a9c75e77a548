import { describe, expect, it } from 'vitest';
import { describeMisspelledSettings, loadEnv } from './env.ts';

describe('environment', () => {
  it('defaults to a demo on this machine only', () => {
    expect(loadEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: true,
      trustProxy: false,
      firstAccount: undefined,
    });
  });

  it('turns demo mode off when a database is set', () => {
    expect(loadEnv({ DATABASE_URL: 'postgres://x/y' }).demo).toBe(false);
  });

  it.each([
    {},
    { DEMO: 'off' },
    { DATABASE_URL: 'postgres://x/y' },
    { DATABASE_URL: 'postgres://x/y', TRUST_PROXY: 'on' },
  ])('listens on 127.0.0.1 unless HOST names another address: %o', (variables) => {
    expect(loadEnv(variables).host).toBe('127.0.0.1');
    expect(loadEnv({ DEMO: 'off', ...variables, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('treats an empty variable as unset', () => {
    expect(loadEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '3000x'],
    ['DEMO', 'perhaps'],
    ['TRUST_PROXY', '2'],
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['PUBLIC_URL', 'example.org'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMS_URL', 'sms.example.org'],
  ])('reports %s=%s in one line without repeating the value', (name, value) => {
    const load = () => loadEnv({ [name]: value });
    expect(load).toThrow(new RegExp(`^Environment: ${name} is not right: .*\\.$`));
    expect(load).not.toThrow(/secret|short\b/);
  });

  it.each([
    ['SMTP_URL', 'smtp://help@example.org:secret#ss@smtp.example.org:587'],
    ['SMTP_URL', 'smtp://help:secret/ss@smtp.example.org'],
    ['SMTP_URL', 'smtp://help:12#secret@smtp.example.org:587'],
    ['SMTP_URL', 'smtp://help:12?secret@smtp.example.org:587'],
    ['SMTP_URL', 'smtps://help:secret%@smtp.example.org:465'],
    ['SMTP_URL', 'smtp://'],
    ['SMS_URL', 'https://SID:100%secret@sms.example.org/Messages.json'],
    ['SMS_URL', 'https://SID:12#secret@sms.example.org/Messages.json'],
  ])('explains how to encode a password in %s=%s', (name, value) => {
    const load = () => loadEnv({ [name]: value, SMS_FROM: '+18045550142' });
    expect(load).toThrow(new RegExp(`^Environment: ${name} is not right: .*%23 for #.*\\.$`));
    expect(load).not.toThrow(/secret/);
  });

  it.each([
    'smtp://127.0.0.1:25',
    'smtp://[::1]:25',
    'smtp://help%40example.org:pa%23ss%25@smtp.example.org:587',
    'smtp://help@example.org:pa$s@smtp.example.org:587/',
    'smtps://smtp.example.org:465?pool=true',
  ])('accepts the setting %s', (SMTP_URL) => {
    expect(loadEnv({ SMTP_URL }).mail?.url).toBe(SMTP_URL);
  });

  it("verifies incoming texts with the token in the provider's URL", () => {
    const variables = {
      SMS_URL: 'https://SID:to%25ken@sms.example.org/',
      SMS_FROM: '+18045550142',
    };
    expect(loadEnv(variables).texts?.signingKey).toBe('to%ken');
  });

  it.each([
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'casey', ADMIN_PASSWORD: 'a long password' }],
    ['ADMIN_USERNAME', { DEMO: 'on', ADMIN_USERNAME: 'casey', ADMIN_PASSWORD: 'a long password' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://help.example.org' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'on' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '192.168.1.20' }],
  ])('refuses to start a demo by accident when %s is set', (name, variables) => {
    expect(() => loadEnv(variables)).toThrow(
      new RegExp(`^Environment: ${name} is set, .* DEMO=off .* DATABASE_URL.*\\.$`),
    );
    expect(loadEnv({ ...variables, DEMO: 'off' }).demo).toBe(false);
    expect(loadEnv({ ...variables, DEMO: '', DATABASE_URL: 'postgres://x/y' }).demo).toBe(false);
  });

  it.each([{ HOST: '127.0.0.1' }, { HOST: 'localhost' }, { TRUST_PROXY: 'off' }])(
    'stays a demo on this machine: %o',
    (variables) => expect(loadEnv(variables).demo).toBe(true),
  );

  it('starts a demo on another address only when DEMO=on', () => {
    const variables = { DEMO: 'on', HOST: '0.0.0.0', TRUST_PROXY: 'on' };
    expect(loadEnv(variables)).toMatchObject({ demo: true, host: '0.0.0.0' });
  });

  it('requires both username and password of the first account, or none', () => {
    expect(() => loadEnv({ DEMO: 'off', ADMIN_USERNAME: 'casey' })).toThrow(/go together/);
    const both = { DEMO: 'off', ADMIN_USERNAME: 'casey', ADMIN_PASSWORD: 'a long password' };
    expect(loadEnv(both).firstAccount).toEqual({
      username: 'casey',
      password: 'a long password',
    });
  });
});

describe('check for misspelled settings', () => {
  it.each([
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['STAFF_INBOXX', 'STAFF_INBOX'],
    ['public_url', 'PUBLIC_URL'],
  ])('reports %s as a misspelling of %s, without the value', (name, meant) => {
    expect(describeMisspelledSettings({ [name]: 'secret' })).toEqual([
      `Environment: ${name} is not a setting. Did you mean ${meant}?`,
    ]);
  });

  it('ignores other variables, empty ones, and those whose setting is set', () => {
    const others = { PATH: '/bin', HOME: '/root', NODE_ENV: 'production', LANG: 'C', PORTS: '' };
    expect(describeMisspelledSettings({ ...others, HOSTS: 'a', HOST: '127.0.0.1' })).toEqual([]);
  });
});
