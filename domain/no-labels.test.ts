// Fails when the domain contains texts for people: sentences and labels belong in content.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as organization from '#organization';

/** Readable values that the API stores and sends, such as "Phone Call". Content has labels for them too. */
const storedValues = ['Email', 'Phone Call', 'Text Message', 'Mail'];
/** Prefixes of a library's own messages that the domain recognizes. */
const recognised = ['Invalid '];
const known = new Set([...storedValues, ...recognised]);

/** A capitalized word, like a label, or three words in a row. */
const isReadable = (text: string) =>
  /^\s*\p{Lu}\p{Ll}/u.test(text) || /\p{L}+,? \p{L}+,? \p{L}+/u.test(text);

const comments = /\/\*[\s\S]*?\*\/|(?<![:\\'])\/\/.*$/gm;
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

function readableIn(source: string): string[] {
  const texts = [...source.replace(comments, '').matchAll(literals)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  return texts.filter((text) => isReadable(text) && !known.has(text));
}

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('imports/'),
);
/** Common passwords and parts of names and addresses are only compared, never shown. */
const comparedLists = [
  'passwords.ts',
  ...['nicknames', 'names', 'address'].map((name) => `duplicates/${name}.ts`),
];

it('finds no sentence or label in the source files of the domain', () => {
  expect(files.length).toBeGreaterThan(40);
  const found = files
    .filter((file) => !comparedLists.includes(file))
    .flatMap((file) =>
      readableIn(readFileSync(new URL(file, root), 'utf8')).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([, inner]) => textsIn(inner));
}

it('exports nothing readable except the facts of the organization', async () => {
  const facts = new Set(textsIn({ ...organization }).flatMap((text) => [text, text.toUpperCase()]));
  const found: string[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, root).href);
    for (const [name, value] of Object.entries(exported)) {
      // Valibot schemas carry English explanations of their own, which nobody reads: they report our codes.
      if (name.endsWith('Schema') || typeof value === 'function') continue;
      found.push(
        ...textsIn(value)
          .filter((text) => isReadable(text) && !known.has(text) && !facts.has(text))
          .map((text) => `${file} ${name}: ${text}`),
      );
    }
  }
  expect(found).toEqual([]);
});

it('recognizes sentences and labels in sample sources', () => {
  for (const source of [
    "v.string('Name a member')",
    "const a = { active: 'Active', 'on-hold': 'On Hold' };",
    'v.regex(/x/, "Enter a ZIP code")',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    'return `due in about ${amount}`;',
  ])
    expect(readableIn(source), source).not.toEqual([]);
  for (const source of ["problem('option')", "['on-hold', 'NOT SURE'] // It is not sure yet"])
    expect(readableIn(source), source).toEqual([]);
});
