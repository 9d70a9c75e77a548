import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { assistantContent } from '#content/assistant';
import { createNameFinder } from './names.ts';
import { splitWords } from './text.ts';

const { organization } = contentOf('en');

describe('createNameFinder', () => {
  const find = createNameFinder(assistantContent);

  it('replaces names from the content, one typing mistake included', () => {
    expect(find(splitWords('what is Digital Diaspra'))).toEqual({
      words: ['what', 'is', '{program}'],
      plain: ['what', 'is', 'digital', 'diaspra'],
      programs: ['digital-diaspora'],
    });
  });

  it('does not accept a short word with a typing mistake as a name', () => {
    expect(find(splitWords('what is hone at heart')).programs).toEqual([]);
  });
});

/** The evaluation and the tests may name the sample organization; other files must not. */
const sampled = /(?:^|\/)eval\/|\.test\.ts$/;

function filesIn(folder: URL): URL[] {
  return readdirSync(folder).flatMap((name) => {
    const file = new URL(name, folder);
    return statSync(file).isDirectory() ? filesIn(new URL(`${name}/`, folder)) : [file];
  });
}

it('names no program, street, number or person of the sample organization in its own files', () => {
  const names = [
    organization.name,
    organization.shortName,
    organization.address.street,
    organization.address.city,
    organization.phone.text,
    ...assistantContent.programs.flatMap(({ name, slug }) => [name, slug]),
    ...assistantContent.names.person.filter((name) => name.includes(' ')),
  ].map((name) => name.toLowerCase());
  for (const file of filesIn(new URL('./', import.meta.url))) {
    if (sampled.test(file.pathname) || /\.(?:bin|md)$/.test(file.pathname)) continue;
    const text = readFileSync(file, 'utf8').toLowerCase();
    for (const name of names) expect(text.includes(name), `${file.pathname}: ${name}`).toBe(false);
  }
});
