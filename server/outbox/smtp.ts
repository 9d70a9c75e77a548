// One connection to the mail server, kept between messages for a little while.
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type SmtpOptions = {
  /** `smtp://user:password@host:port`, or `smtps://` where the server speaks TLS from the start. */
  url: string;
  /** How long the server may be silent. */
  timeoutMs: number;
  /** How long one message may take in all. */
  wholeSendMs: number;
  /** Only in tests: a certificate to trust. */
  ca?: string | undefined;
};

/** Whether the server may have the whole message is what decides about sending it again. */
export class SmtpFailure extends Error {
  override name = 'SmtpFailure';
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly isHandedOver: boolean;

  constructor(cause: unknown, isHandedOver: boolean) {
    const { code = 'ESMTP', responseCode } = Object(cause) as {
      code?: string;
      responseCode?: number;
    };
    super(cause instanceof Error ? cause.message : 'no connection', { cause });
    this.code = code;
    this.responseCode = responseCode;
    this.isHandedOver = isHandedOver;
  }
}

type Envelope = { from: string; to: string };

const idleMs = 15_000;

export function createSmtp(options: SmtpOptions) {
  let kept: SMTPConnection | undefined;
  let idle: NodeJS.Timeout | undefined;

  function forget(connection: SMTPConnection): void {
    if (kept === connection) kept = undefined;
    connection.close();
  }

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection(settingsOf(options));
    const { username, password } = new URL(options.url);
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('the server hung up')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    }).catch((error: unknown) => {
      connection.close();
      throw new SmtpFailure(error, false);
    });
    connection.on('error', () => forget(connection));
    connection.once('end', () => forget(connection));
    if (username !== '') {
      const credentials = {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      };
      await new Promise<void>((resolve, reject) => {
        connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
      }).catch((error: unknown) => {
        forget(connection);
        throw new SmtpFailure(error, false);
      });
    }
    return connection;
  }

  async function attempt(connection: SMTPConnection, envelope: Envelope, bytes: Buffer) {
    let isHandedOver = false;
    let hungUp = () => {};
    // Read only once the server has asked for it.
    const message = Readable.from([bytes]);
    message.once('end', () => {
      isHandedOver = true;
    });
    try {
      await new Promise<void>((resolve, reject) => {
        hungUp = () => done(new Error('the server hung up'));
        const limit = setTimeout(() => reject(new Error('too slow')), options.wholeSendMs);
        const done = (error?: unknown) => {
          clearTimeout(limit);
          if (error) reject(error);
          else resolve();
        };
        connection.once('error', done);
        connection.once('end', hungUp);
        connection.send({ from: envelope.from, to: [envelope.to] }, message, (error) =>
          done(error),
        );
      });
      kept = connection;
    } catch (error) {
      const failure = new SmtpFailure(error, isHandedOver);
      forget(connection);
      throw failure;
    } finally {
      connection.removeListener('end', hungUp);
      connection.removeAllListeners('error');
      connection.on('error', () => forget(connection));
    }
  }

  return {
    async send(envelope: Envelope, bytes: Buffer): Promise<void> {
      clearTimeout(idle);
      const used = kept;
      try {
        await attempt(used ?? (await connect()), envelope, bytes);
      } catch (error) {
        // A connection that lay idle may have died unnoticed: that says nothing about the server.
        const isStale = used !== undefined && error instanceof SmtpFailure && !error.isHandedOver;
        if (!isStale || error.responseCode !== undefined) throw error;
        await attempt(await connect(), envelope, bytes);
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
