// Parses and checks the environment once. Only STAFF_PASSWORD is read elsewhere, by its command.
import { resolve } from 'node:path';
import { bech32 } from '@scure/base';
import * as v from 'valibot';
import { isOneEditApart } from '#domain/text/near';
import { isEmail } from '#domain/text/text';
import { email } from '#organization';
import { StartError } from './start-error.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const flag = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], 'use on or off'),
  v.transform((text) => ['1', 'true', 'on', 'yes'].includes(text)),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'use a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'use a port number'),
);

const httpUrl = v.pipe(
  v.string(),
  v.url('use an http address'),
  v.startsWith('http', 'use an http address'),
);

/**
 * A password copied from a provider may contain characters that end a URL or start an escape in it.
 */
const holdsLogin = v.check(
  canLogIn,
  'use an address like scheme://user:password@host, and in the password %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %',
);

const postgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'use an address that starts with postgres://'),
);

const proxies = v.pipe(
  v.string(),
  v.check(
    (text) => parseTrustedProxies(text) !== undefined,
    'use on, off, or the addresses of your proxies',
  ),
  v.transform((text) => parseTrustedProxies(text) ?? false),
);

const mailAddress = v.pipe(v.string(), v.check(isEmail, 'use one address like office@example.org'));

const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('name an address to listen on')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('name a folder')), './data'),
  DATABASE_URL: v.optional(postgresUrl),
  DATA_KEYS: v.optional(v.string()),
  DATA_KEYS_FILE: v.optional(v.pipe(v.string(), v.nonEmpty('name a file'))),
  DATABASE_OWNER_URL: v.optional(postgresUrl),
  DATABASE_BACKUP_URL: v.optional(postgresUrl),
  DEMO: v.optional(flag),
  TRUST_PROXY: v.optional(proxies, 'off'),
  PUBLIC_URL: v.optional(httpUrl),
  ADMIN_USERNAME: v.optional(v.pipe(v.string(), v.nonEmpty('name the first account'))),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, 'use at least 12 characters'))),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('name a folder'))),
  BACKUP_RECIPIENTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim())),
      v.everyItem(
        isRecipient,
        'use keys that start with age1, exactly as new-key printed them, separated by commas',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\//, 'use an address that starts with smtp://'),
      holdsLogin,
    ),
  ),
  MAIL_FROM: v.optional(mailAddress),
  STAFF_INBOX: v.optional(mailAddress),
  UPDATES_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'use a number of messages from 1 to 9999'),
      v.transform(Number),
    ),
    '30',
  ),
  SMS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\//, 'use an http address'), holdsLogin),
  ),
  SMS_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^(\+\d{8,15}|MG\w+)$/, 'use a number like +18045550142')),
  ),
  SMS_SIGNING_KEY: v.optional(v.string()),
  REVIEW_QUOTA: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'use a number of forms from 1 to 999999'),
      v.transform(Number),
    ),
    '500',
  ),
  ASSISTANT_URL: v.optional(httpUrl),
  ASSISTANT_KEY: v.optional(v.string()),
  ASSISTANT_MODEL: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'use at least 16 characters'))),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'use fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
});

const settingNames = Object.keys(schema.entries);

/** Returns one line for each variable whose name is one typing mistake away from a setting. */
export function describeMisspelledSettings(source: NodeJS.ProcessEnv = readProcess()): string[] {
  const isSet = (name: string) => (source[name] ?? '') !== '';
  return Object.keys(source).flatMap((name) => {
    if (settingNames.includes(name) || !isSet(name)) return [];
    // A setting that is set under its own name is not misspelled.
    const meant = settingNames.find(
      (setting) => !isSet(setting) && isOneEditApart(name.toUpperCase(), setting),
    );
    return meant ? [`Environment: ${name} is not a setting. Did you mean ${meant}?`] : [];
  });
}

export type MailSettings = { url: string; from: string };
export type TextSettings = {
  url: string;
  from: string;
  /** Key with which the provider signs incoming texts. */
  signingKey: string;
};

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The keys that seal texts in the database, or the file that contains them. */
  dataKeys: string | undefined;
  dataKeysFile: string | undefined;
  /** The owner of the tables, if the application itself may not change them. */
  databaseOwnerUrl: string | undefined;
  /** The role that makes backups, if it is not the application's. */
  databaseBackupUrl: string | undefined;
  demo: boolean;
  trustProxy: TrustedProxies | false;
  publicUrl: string | undefined;
  firstAccount: { username: string; password: string } | undefined;
  assistant: { url: string; key: string; model: string } | undefined;
  /** Public keys that encrypt backups. */
  backupRecipients: readonly string[];
  /** The folder of scheduled backups. */
  backupDir: string | undefined;
  mail: MailSettings | undefined;
  texts: TextSettings | undefined;
  /** How many messages of an update go out each minute. */
  updatesPerMinute: number;
  /** Receives notifications about unassigned items; by default the address on the website. */
  staffInbox: string;
  /** Maximum number of forms over their network's limit that may wait for review. */
  reviewQuota: number;
  /** Allows callers from other machines to read the metrics. */
  metricsToken: string | undefined;
  logLevel: string;
};

export function loadEnv(source: NodeJS.ProcessEnv = readProcess()): Env {
  // An empty variable in a compose file means "not set".
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, filled);
  if (!parsed.success) {
    const problem = parsed.issues[0];
    // Do not repeat the value: it may contain a password.
    throw new StartError(`Environment: ${v.getDotPath(problem)} is not right: ${problem.message}.`);
  }
  const env = parsed.output;
  refuseDemoByAccident(env);
  const demo = env.DEMO ?? env.DATABASE_URL === undefined;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    dataKeys: env.DATA_KEYS,
    dataKeysFile: env.DATA_KEYS_FILE && resolve(env.DATA_KEYS_FILE),
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseBackupUrl: env.DATABASE_BACKUP_URL,
    demo,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    firstAccount: firstAccountOf(env.ADMIN_USERNAME, env.ADMIN_PASSWORD),
    assistant: assistantOf(env.ASSISTANT_URL, env.ASSISTANT_KEY, env.ASSISTANT_MODEL),
    ...backupsOf(env.BACKUP_DIR, env.BACKUP_RECIPIENTS),
    mail:
      env.SMTP_URL === undefined
        ? undefined
        : { url: env.SMTP_URL, from: env.MAIL_FROM ?? ownAddress },
    texts: textsOf(env.SMS_URL, env.SMS_FROM, env.SMS_SIGNING_KEY),
    updatesPerMinute: env.UPDATES_PER_MINUTE,
    staffInbox: env.STAFF_INBOX ?? ownAddress,
    reviewQuota: env.REVIEW_QUOTA,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

/** A demo has a public password, so a real site must not become one by accident. */
function refuseDemoByAccident(env: v.InferOutput<typeof schema>): void {
  if (env.DEMO === false || (env.DEMO === undefined && env.DATABASE_URL !== undefined)) return;
  const signs: [string, boolean][] = [
    ['ADMIN_USERNAME', env.ADMIN_USERNAME !== undefined || env.ADMIN_PASSWORD !== undefined],
    ['PUBLIC_URL', env.DEMO === undefined && env.PUBLIC_URL !== undefined],
    ['TRUST_PROXY', env.DEMO === undefined && env.TRUST_PROXY !== false],
    ['HOST', env.DEMO === undefined && !isThisMachine(env.HOST)],
  ];
  const sign = signs.find(([, isSet]) => isSet)?.[0];
  if (sign === undefined) return;
  throw new StartError(
    `Environment: ${sign} is set, as for a real site. Set DEMO=off to keep its data in DATA_DIR, or DATABASE_URL; ${
      sign === 'ADMIN_USERNAME' ? 'a demo takes no ADMIN_*' : 'DEMO=on if a demo is meant'
    }.`,
  );
}

function canLogIn(address: string): boolean {
  try {
    const { username, password, hostname, pathname, search, hash } = new URL(address);
    decodeURIComponent(`${username}:${password}`);
    // An @ after the host means that a character of the password ended the host part early.
    return hostname !== '' && !`${pathname}${search}${hash}`.includes('@');
  } catch {
    return false;
  }
}

function isThisMachine(host: string): boolean {
  return /^(127\.[\d.]+|::1|localhost)$/.test(host);
}

/** Verifies the checksum, so that a mistyped key stops the start, not the first backup. */
function isRecipient(key: string): boolean {
  const decoded = bech32.decodeUnsafe(key);
  return decoded?.prefix === 'age' && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

const ownAddress = email;

function backupsOf(dir?: string, recipients: readonly string[] = []) {
  if (dir !== undefined && recipients.length === 0) {
    throw new StartError(
      'Environment: BACKUP_DIR needs BACKUP_RECIPIENTS. A key is made by: npm run db -- new-key',
    );
  }
  return { backupDir: dir === undefined ? undefined : resolve(dir), backupRecipients: recipients };
}

function textsOf(url?: string, from?: string, signingKey?: string): TextSettings | undefined {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined) {
    throw new StartError('Environment: SMS_URL and SMS_FROM go together.');
  }
  const { password } = new URL(url);
  return { url, from, signingKey: signingKey ?? decodeURIComponent(password) };
}

function firstAccountOf(username?: string, password?: string) {
  if (username === undefined && password === undefined) return undefined;
  if (username === undefined || password === undefined) {
    throw new StartError('Environment: ADMIN_USERNAME and ADMIN_PASSWORD go together.');
  }
  return { username, password };
}

function assistantOf(url?: string, key?: string, model?: string) {
  if (url === undefined) return undefined;
  if (model === undefined)
    throw new StartError('Environment: ASSISTANT_URL needs ASSISTANT_MODEL.');
  return { url, key: key ?? '', model };
}

function readProcess() {
  // biome-ignore lint/style/noProcessEnv: the server reads it only here
  return process.env;
}
