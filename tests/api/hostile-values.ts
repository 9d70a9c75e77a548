// Values that have broken servers before, and generators that put them into valid bodies.
import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const knownTroublemakers = [
  ...['\0', 'a\0b', '\ud800', 'x\udfff', '\ufeff', '\u202e', '\u2028', '\u001b[31m', '\ufffe'],
  ...['', ' ', '\n', '%', '_', '\\', "'", '"', "'; drop table members; --", '{{7*7}}'],
  ...['null', 'undefined', 'NaN', 'true', '0', '-1', '1e999', '0x10', '９９', '1,000', '٣'],
  ...['__proto__', 'constructor', 'toString', '\\u0000', '\\ud800', '{"a":"\\u0000"}', '[]'],
  ...['2024-02-31', '0000-00-00', '9999-99-99', '2024-01-01T25:61:61Z', '+275760-09-13', 'today'],
  ...[
    '2024-01-01T00:00:00+99:99',
    '-000001-01-01T00:00:00Z',
    '10000-01-01',
    '2024-01-01T10:99',
    '2024-01-01',
  ],
  ...['a@b', '@', 'a@b.c\r\nBcc: x@y.z', 'javascript:alert(1)', 'https://[', 'http://\0'],
  ...['<script>', '../../etc/passwd', '🏳️‍🌈', 'İ', 'ß', 'ﬃ', 'ẞ̣̇', '\u0300'.repeat(50)],
];

const [beforeSurrogates, afterSurrogates, lastCodePoint] = [0xd7ff, 0xe000, 0x10ffff];
const surrogates = afterSurrogates - beforeSurrogates - 1;

/**
 * Like fast-check's `binary` unit, but computes the inverse instead of keeping a map of a million
 * characters.
 */
const anyCharacter = fc.integer({ min: 0, max: lastCodePoint - surrogates }).map(
  (at) => String.fromCodePoint(at > beforeSurrogates ? at + surrogates : at),
  (text) => {
    const code = typeof text === 'string' && text !== '' ? (text.codePointAt(0) ?? -1) : -1;
    const isOne = code >= 0 && String.fromCodePoint(code) === text && text.isWellFormed();
    if (!isOne) throw new Error('not one character');
    return code > beforeSurrogates ? code - surrogates : code;
  },
);

export const hostileString = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...knownTroublemakers) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('x', 'é', '漢', '\0', '\ud800', ' '),
        fc.constantFrom(41, 201, 255, 5001, 20_000),
      )
      .map(([character, times]) => character.repeat(times)),
  },
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

function nested(depth: number, key: string | undefined): Json {
  let value: Json = 'deep';
  for (let level = 0; level < depth; level++)
    value = key === undefined ? [value] : { [key]: value };
  return value;
}

const deep = fc
  .tuple(fc.constantFrom(20, 200, 2000), fc.constantFrom(undefined, 'a', 'constructor'))
  .map(([depth, key]) => nested(depth, key));

/** Parsed from text: only `JSON.parse` makes `__proto__` an ordinary key. */
const polluting = fc
  .constantFrom(
    '{"__proto__":{"isAdmin":true}}',
    '{"__proto__":null}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"toString":1,"valueOf":null,"then":1}',
    '{"length":-1,"0":"a"}',
    '{"toJSON":"x"}',
  )
  .map((text): Json => JSON.parse(text));

export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: hostileString },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [null], [[]], ['']) },
  { weight: 1, arbitrary: fc.array(hostileString, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileString, hostileString, { maxKeys: 4 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: polluting },
  { weight: 1, arbitrary: fc.constant(Array<Json>(500).fill('x')) },
);

/** Every path in a valid body where a value can be replaced. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]))];
}

function replaced(value: Json, [key, ...rest]: string[], by: Json | undefined): Json | undefined {
  if (key === undefined) return by;
  const copy: Json = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = replaced(Reflect.get(copy, key) as Json, rest, by);
  if (inner === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, inner);
  return copy;
}

/** A valid body with one to three values replaced, removed or added. */
export function generateSpoiledBody(body: Json): fc.Arbitrary<Json> {
  const change = fc.record({
    place: fc.constantFrom(...placesIn(body)),
    by: fc.option(hostileValue, { nil: undefined, freq: 8 }),
    extra: fc.option(hostileString, { freq: 5 }),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let result: Json = body;
    for (const { place, by, extra } of changes) {
      const isRoot = place.length === 0;
      const target = isRoot && extra !== null ? [extra] : place;
      result = replaced(result, target, by) ?? {};
      if (typeof result !== 'object' || result === null) return result;
    }
    return result;
  });
}

/** A body as text: mostly JSON, sometimes almost JSON. */
export function generateWireBody(body: Json): fc.Arbitrary<string> {
  const text = JSON.stringify(body);
  return fc.oneof(
    { weight: 8, arbitrary: generateSpoiledBody(body).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: hostileString.map((key) => `{${JSON.stringify(key)}:1,${text.slice(1)}`),
    },
  );
}
