// A small SMTP server for tests that can refuse, greylist, delay, and drop messages.
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

export type Delivery = { to: string; data: string; messageId: string; at: number };
/** The response to a command; `drop` hangs up, `silence` never responds. */
export type Behaviour = string | 'drop' | 'silence' | undefined;

export type SmtpOptions = {
  port?: number;
  /** With a key and a certificate, the server offers STARTTLS. */
  tls?: { key: string; cert: string };
  /** With a username and a password, the server requires authentication. */
  login?: { user: string; pass: string };
  onConnect?: () => Behaviour | Promise<Behaviour>;
  onLogin?: () => Behaviour | Promise<Behaviour>;
  onRecipient?: (address: string) => Behaviour | Promise<Behaviour>;
  /** Called with the complete message, which counts as delivered unless this returns a response. */
  onData?: (delivery: Delivery) => Behaviour | Promise<Behaviour>;
};

export class SmtpServer {
  readonly delivered: Delivery[] = [];
  /** Number of encrypted connections. */
  encrypted = 0;
  options: SmtpOptions;
  #server: Server;
  #sockets = new Set<Socket>();

  private constructor(options: SmtpOptions) {
    this.options = options;
    this.#server = createServer((socket) => void this.#talk(socket));
  }

  static async start(options: SmtpOptions = {}): Promise<SmtpServer> {
    const smtp = new SmtpServer(options);
    smtp.#server.listen(options.port ?? 0, '127.0.0.1');
    await once(smtp.#server, 'listening');
    return smtp;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #talk(plain: Socket): Promise<void> {
    let socket: Socket = plain;
    this.#sockets.add(plain);
    plain.on('close', () => this.#sockets.delete(plain));
    plain.on('error', () => {});
    let to = '';
    let isSignedIn = this.options.login === undefined;
    let text = '';
    let isData = false;
    const say = (behaviour: Behaviour, usual: string): boolean => {
      if (behaviour === 'drop') socket.destroy();
      else if (behaviour !== 'silence') socket.write(`${behaviour ?? usual}\r\n`);
      return behaviour === undefined;
    };

    const take = async (line: string): Promise<void> => {
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'EHLO') {
        const offered = ['250-test', '250-8BITMIME'];
        if (this.options.tls && !(socket instanceof TLSSocket)) offered.push('250-STARTTLS');
        if (this.options.login) offered.push('250-AUTH PLAIN');
        say(undefined, [...offered, '250 SIZE 1000000'].join('\r\n'));
      } else if (word === 'STAR' && this.options.tls) {
        say(undefined, '220 go');
        const secure = new TLSSocket(plain, { isServer: true, ...this.options.tls });
        secure.on('error', () => {});
        secure.on('secure', () => {
          this.encrypted++;
        });
        socket = secure;
        hearFrom(secure);
      } else if (word === 'AUTH') {
        const { user = '', pass = '' } = this.options.login ?? {};
        isSignedIn = line.endsWith(Buffer.from(`\0${user}\0${pass}`).toString('base64'));
        const usual = isSignedIn ? '235 welcome' : '535 5.7.8 wrong';
        say(await this.options.onLogin?.(), usual);
      } else if (word === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        if (!isSignedIn) say('530 sign in first', '');
        else say(await this.options.onRecipient?.(to), '250 ok');
      } else if (word === 'DATA') {
        say(undefined, '354 go on');
        isData = true;
      } else if (word === 'QUIT') {
        socket.end('221 bye\r\n');
      } else say(undefined, '250 ok');
    };

    const takeMessage = async (data: string): Promise<void> => {
      const messageId = /^Message-ID:\s*(\S+)/im.exec(data)?.[1] ?? '';
      const delivery = { to, data, messageId, at: Date.now() };
      const behaviour = await this.options.onData?.(delivery);
      if (behaviour === undefined) this.delivered.push(delivery);
      say(behaviour, '250 taken');
    };

    let turn = Promise.resolve();
    const hearFrom = (from: Socket) => {
      from.on('data', (chunk) => {
        text += chunk.toString('latin1');
        turn = turn.then(async () => {
          for (;;) {
            const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
            if (end < 0) return;
            const part = text.slice(0, end);
            text = text.slice(end + (isData ? 5 : 2));
            if (!isData) await take(part);
            else {
              isData = false;
              await takeMessage(Buffer.from(part, 'latin1').toString());
            }
          }
        });
      });
    };
    hearFrom(plain);
    say(await this.options.onConnect?.(), '220 test ESMTP');
  }
}

/** The decoded plain-text part of a message. */
export function decodePlainText(data: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(data)?.[1] ?? data;
  const bytes = part
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
