// Starts a built server with real accounts. The other tests share a demo server, which ends demo mode at the first
// real account.
import { fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { startBuiltServer } from '../built-server';
import { SmtpServer } from '../smtp/smtp-server';

export const owner = { username: 'olive', password: 'lentil kayak fjord umbra' };

/** A URL, because the path of the checkout may contain spaces. */
export const movedClock = new URL('./moved-clock.mjs', import.meta.url).href;

/** Starts the server with the office clock at this hour of today. Default: the real time. */
export async function startOwnServer(hour?: number) {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = owner;
  const smtp = await SmtpServer.start();
  const server = await startBuiltServer({
    ...{ DEMO: 'off', ADMIN_USERNAME, ADMIN_PASSWORD, SMTP_URL: smtp.url },
    ...(hour === undefined ? {} : clockAt(hour)),
  });
  return { ...server, stop: () => server.stop().then(() => smtp.stop()) };
}

function clockAt(hour: number) {
  const now = new Date();
  const offsetMs = fromOfficeTime(toOfficeDate(now), hour).getTime() - now.getTime();
  return { NODE_OPTIONS: `--import=${movedClock}`, CLOCK_OFFSET_MS: `${offsetMs}` };
}
