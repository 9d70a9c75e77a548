/**
 * For example "Firefox on Windows": enough to recognize one's own device. Address and version are
 * not stored.
 */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([, sign]) => sign.test(text))?.[0];
  const system = systems.find(([, sign]) => sign.test(text))?.[0];
  return [browser, system].filter(Boolean).join(' on ');
}

// The first match counts: every browser also names others for compatibility.
const browsers: readonly [string, RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
];
const systems: readonly [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];
