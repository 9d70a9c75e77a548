// The built product with real accounts: the shared server of the other tests is a demo, and a demo ends with
// the first real account.
import { startBuiltServer } from '../built-server';

export const owner = { username: 'olive', password: 'lentil kayak fjord umbra' };

export function startOwnServer() {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = owner;
  return startBuiltServer({ DEMO: 'off', ADMIN_USERNAME, ADMIN_PASSWORD });
}
