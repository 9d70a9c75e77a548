import { expect, it } from 'vitest';
import { describeDevice } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/120.0 Safari/537.36 Edg/120.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/120.0 Safari/537.36 OPR/106.0`,
    'Opera on Windows',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${webKit} Chrome/120.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 14) ${webKit} Chrome/120.0 Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14) ${webKit} Version/17 Safari/605`, 'Safari on macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) ${webKit} FxiOS/120`, 'Firefox on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17 like Mac OS X) ${webKit} CriOS/120`, 'Chrome on iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox on Linux'],
  ['Firefox', 'Firefox'],
  ['curl/8.5', ''],
  [null, ''],
])('describes the device with the user agent %s as %j', (userAgent, description) => {
  expect(describeDevice(userAgent)).toBe(description);
});
