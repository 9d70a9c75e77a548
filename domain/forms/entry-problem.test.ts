import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A text of several words as the last of what a check is given. */
const sentence = /[(,]\s*(?:'[A-Z][A-Za-z]* [^']+'|`[A-Z][A-Za-z]* [^`]+`),?\s*\)/g;

it('no check of the domain carries a sentence: it names a code, and content says it', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(sentence)].map(
      ([text]) => `${file} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

it('a sentence in a check would be found', () => {
  for (const check of ["requiredText('Title is required')", "v.string(\n  'Name a member',\n)"])
    expect(check.match(sentence)).not.toBeNull();
  expect("problem('option')".match(sentence)).toBeNull();
});
