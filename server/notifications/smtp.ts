// One connection to the mail server, kept open briefly between messages.
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type SmtpOptions = {
  /** `smtp://user:password@host:port`, or `smtps://` if the server uses TLS from the start. */
  url: string;
  /** Maximum silence of the server. */
  timeoutMs: number;
  /** Maximum total time for one message, including connecting and signing in. */
  wholeSendMs: number;
  /** Only in tests: a certificate to trust. */
  ca?: string | undefined;
};

/** `isHandedOver` decides about a retry: the server may have received the whole message. */
export class SmtpFailure extends Error {
  override name = 'SmtpFailure';
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly isHandedOver: boolean;
  /** The failure happened before the message was mentioned. */
  readonly isAtDoor: boolean;

  constructor(cause: unknown, { isHandedOver = false, isAtDoor = false } = {}) {
    const { code = 'ESMTP', responseCode } = Object(cause) as {
      code?: string;
      responseCode?: number;
    };
    super(cause instanceof Error ? cause.message : 'no connection', { cause });
    this.code = code;
    this.responseCode = responseCode;
    this.isHandedOver = isHandedOver;
    this.isAtDoor = isAtDoor;
  }
}

type Envelope = { from: string; to: string };
/** Returns the time left for the whole message. */
type LimitMs = () => number;

const idleMs = 15_000;

export function createSmtp(options: SmtpOptions) {
  let kept: SMTPConnection | undefined;
  let idle: NodeJS.Timeout | undefined;

  function forget(connection: SMTPConnection): void {
    if (kept === connection) kept = undefined;
    connection.close();
  }

  async function connect(limitMs: LimitMs): Promise<SMTPConnection> {
    const connection = new SMTPConnection(settingsOf(options));
    const { username, password } = new URL(options.url);
    try {
      await step(connection, limitMs(), (done) => connection.connect(done));
      connection.on('error', () => forget(connection));
      connection.once('end', () => forget(connection));
      if (username !== '') {
        const credentials = {
          user: decodeURIComponent(username),
          pass: decodeURIComponent(password),
        };
        await step(connection, limitMs(), (done) => connection.login({ credentials }, done));
      }
    } catch (error) {
      forget(connection);
      throw new SmtpFailure(error, { isAtDoor: true });
    }
    return connection;
  }

  async function attempt(
    connection: SMTPConnection,
    limitMs: LimitMs,
    envelope: Envelope,
    bytes: Buffer,
  ) {
    let isHandedOver = false;
    // The stream is read only after the server asked for the data.
    const message = Readable.from([bytes]);
    message.once('end', () => {
      isHandedOver = true;
    });
    try {
      await step(connection, limitMs(), (done) =>
        connection.send({ from: envelope.from, to: [envelope.to] }, message, done),
      );
      kept = connection;
    } catch (error) {
      const failure = new SmtpFailure(error, { isHandedOver });
      forget(connection);
      throw failure;
    }
  }

  return {
    async send(envelope: Envelope, bytes: Buffer): Promise<void> {
      clearTimeout(idle);
      const used = kept;
      const endsAt = performance.now() + options.wholeSendMs;
      const limitMs = () => Math.max(0, endsAt - performance.now());
      try {
        await attempt(used ?? (await connect(limitMs)), limitMs, envelope, bytes);
      } catch (error) {
        // The idle connection may have closed unnoticed, which does not mean that the server is down: reconnect once.
        const isStale = used !== undefined && error instanceof SmtpFailure && !error.isHandedOver;
        if (!isStale || error.responseCode !== undefined) throw error;
        await attempt(await connect(limitMs), limitMs, envelope, bytes);
      } finally {
        idle = setTimeout(() => {
          kept?.quit();
          kept = undefined;
        }, idleMs);
        idle.unref();
      }
    },
    close(): void {
      clearTimeout(idle);
      kept?.close();
      kept = undefined;
    },
  };
}

/** Also listens for a dead connection: nodemailer's login callback is never called after one. */
function step(
  connection: SMTPConnection,
  limitMs: number,
  begin: (done: (error?: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const hungUp = () => done(new Error('the server hung up'));
    const limit = setTimeout(() => done(new Error('too slow')), limitMs);
    const done = (error?: unknown) => {
      clearTimeout(limit);
      connection.removeListener('error', done);
      connection.removeListener('end', hungUp);
      if (error) reject(error);
      else resolve();
    };
    connection.once('error', done);
    connection.once('end', hungUp);
    begin(done);
  });
}

function settingsOf({ url, timeoutMs, ca }: SmtpOptions) {
  const { protocol, hostname, port } = new URL(url);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !isLocal && !secure,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    tls: { minVersion: 'TLSv1.2' as const, ...(ca === undefined ? {} : { ca }) },
  };
}
