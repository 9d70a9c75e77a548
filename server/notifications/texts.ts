// Text messages through one HTTP call of the shape that Twilio made common. That call knows no key
// against repeats, so what may have been taken is never sent again by itself.
import type { TextSettings } from '../env.ts';
import { render } from './render.ts';
import { isAboutCertificate, SendError } from './send-error.ts';
import type { Sender } from './worker.ts';

/** Longer than the ten seconds after which `fetch` says that it reached nobody: after a cut it says nothing. */
const timeoutMs = 20_000;
/** The provider says that this number answered STOP. */
const stopCode = 21610;

export function createTextSender(
  { url, from, site }: Pick<TextSettings, 'url' | 'from'> & { site: string },
  onStop: (phone: string) => Promise<void>,
): Sender {
  const address = new URL(url);
  const login = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`;
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`;
  address.username = '';
  address.password = '';

  return {
    async send(row) {
      const body = new URLSearchParams({
        To: row.recipient,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: render(row, site).text,
      });
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw withoutResponse(error);
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const { code } = (await response.json().catch(() => ({}))) as { code?: number };
      if (code === stopCode) await onStop(row.recipient);
      throw new SendError(verdictOn(response.status), String(code ?? response.status));
    },
    close: () => {},
  };
}

function verdictOn(status: number) {
  if (status === 401 || status === 403 || status === 404) return 'stop';
  if (status === 429) return 'retry';
  return status >= 500 ? 'unclear' : 'fail';
}

function withoutResponse(error: unknown): SendError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && isAboutCertificate(cause.message)) {
    return new SendError('stop', 'certificate', error);
  }
  return new SendError(isUnreached(cause) ? 'unheard' : 'unclear', 'no-response', error);
}

/** No name, no way or nobody there, at any of its addresses: nothing can have been taken. */
function isUnreached(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.every(isUnreached);
  const { syscall, code } = Object(cause) as { syscall?: string; code?: string };
  return syscall === 'getaddrinfo' || syscall === 'connect' || code === 'UND_ERR_CONNECT_TIMEOUT';
}
