import { describe, expect, it } from 'vitest';
import { loadEnv } from './env.ts';

describe('the environment', () => {
  it('left empty is a demo on this machine alone', () => {
    expect(loadEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: true,
      trustProxy: false,
      firstAccount: undefined,
    });
  });

  it('with a database is no demo, and listens to everybody', () => {
    expect(loadEnv({ DATABASE_URL: 'postgres://x/y' })).toMatchObject({
      demo: false,
      host: '0.0.0.0',
    });
  });

  it('takes an empty variable as one that is not set', () => {
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
  ])('with %s=%s says so in one line, without repeating the value', (name, value) => {
    const load = () => loadEnv({ [name]: value });
    expect(load).toThrow(new RegExp(`^Environment: ${name} is not right: .*\\.$`));
    expect(load).not.toThrow(/secret|short\b/);
  });

  it('needs both halves of the first account, or none', () => {
    expect(() => loadEnv({ ADMIN_USERNAME: 'casey' })).toThrow(/go together/);
    const both = { ADMIN_USERNAME: 'casey', ADMIN_PASSWORD: 'a long password' };
    expect(loadEnv(both).firstAccount).toEqual({
      username: 'casey',
      password: 'a long password',
    });
  });
});
