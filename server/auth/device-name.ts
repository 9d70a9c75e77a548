/** "Firefox on Windows": enough to know one's own; neither an address nor a version is kept. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([, sign]) => sign.test(text))?.[0];
  const system = systems.find(([, sign]) => sign.test(text))?.[0];
  return [browser, system].filter(Boolean).join(' on ');
}

// The first that fits: every browser also names those it wants to be taken for.
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
