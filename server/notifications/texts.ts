// Sends text messages through Twilio's HTTP API. It has no idempotency key, so a message that may
// have been accepted is never resent automatically.
import type { SiteContent } from '#content/site-content';
import type { TextSettings } from '../env.ts';
import { render } from './render.ts';
import { isAboutCertificate, SendError } from './send-error.ts';
import type { MessageSender } from './worker.ts';

/**
 * Longer than the ten seconds after which `fetch` reports a failed connection; an abort would hide
 * the reason.
 */
const timeoutMs = 20_000;
/** The provider's error code for a number that answered STOP. */
const stopCode = 21610;

export function createTextSender(
  {
    url,
    from,
    site,
    siteContent,
  }: Pick<TextSettings, 'url' | 'from'> & { site: string; siteContent: () => SiteContent },
  onStop: (phone: string) => Promise<void>,
): MessageSender {
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
        Body: render(row, site, siteContent()).text,
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

/** True if every address failed before a connection: nothing can have been accepted. */
function isUnreached(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.every(isUnreached);
  const { syscall, code } = Object(cause) as { syscall?: string; code?: string };
  return syscall === 'getaddrinfo' || syscall === 'connect' || code === 'UND_ERR_CONNECT_TIMEOUT';
}
