// Text messages through one HTTP call of the shape that Twilio made common. That call knows no key
// against repeats, so what may have been taken is never sent again by itself.
import type { TextSettings } from '../env.ts';
import { render } from './render.ts';
import { SendError } from './send-error.ts';
import type { Sender } from './worker.ts';

const timeoutMs = 10_000;
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
        throw new SendError(isRefused(error) ? 'retry' : 'unclear', 'no-response', error);
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

/** Nobody was there to take it. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
