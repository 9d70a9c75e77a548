// Flattens a language's texts, each under its path, such as `home.hero.slides[0].headline`.

/** Any content object. */
export type Content = object;
export type Words = ReadonlyMap<string, string>;

export function collectTexts(value: unknown, path = ''): Words {
  return new Map(entriesOf(value, path));
}

function entriesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => entriesOf(each, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    entriesOf(
      each,
      /^\w+$/.test(key) ? [path, key].filter(Boolean).join('.') : `${path}["${key}"]`,
    ),
  );
}
