// Checks that code does not name the organization. Its facts are in content/organization.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFirstOrganizationWords } from '../other-organization/first-organization.ts';

const root = new URL('../..', import.meta.url);

/** Lists of all first names and of all states include names that the sample has. */
const generalLists = ['domain/duplicates/nicknames.ts', 'domain/imports/us-states.ts'];

/** Excludes tests, the training data and evaluation of the assistant, and old migrations. */
const isOfCode = (name: string) =>
  /\.(tsx?|css|svg)$/.test(name) &&
  !generalLists.includes(name) &&
  !/\.(?:test|screen)\.tsx?$|^assistant\/(eval|data)\/|^server\/db\/migrations\//.test(name);

it('finds no name of the sample organization in app, art, assistant, domain, and server', () => {
  const files = ['app', 'art', 'assistant', 'domain', 'server'].flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true })
      .map((name) => `${room}/${name}`)
      .filter(isOfCode),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findFirstOrganizationWords(readFileSync(new URL(file, root), 'utf8')).map(
      (word) => `${file}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});

it('detects names of the sample organization in a text', () => {
  expect(
    findFirstOrganizationWords('Help from Wondrous World in Richmond: /programs/maybe-more'),
  ).toEqual(['Wondrous World', 'Richmond', 'maybe-more']);
});
