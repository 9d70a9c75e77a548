// Code knows no organisation: who it is stands in content/organisation.ts, what it says in the languages.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOfTheFirst } from '../other-organisation/first-organisation.ts';

const root = new URL('../..', import.meta.url);

/** What people typed, what was measured with it, and the past of the database. */
const isOfCode = (name: string) =>
  /\.(tsx?|css|svg)$/.test(name) &&
  !/\.(?:test|screen)\.tsx?$|^assistant\/(eval|data)\/|^server\/db\/migrations\//.test(name);

it('no file of the app, the art, the assistant, the domain or the server names the sample organisation', () => {
  const files = ['app', 'art', 'assistant', 'domain', 'server'].flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true })
      .map((name) => `${room}/${name}`)
      .filter(isOfCode),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    wordsOfTheFirst(readFileSync(new URL(file, root), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('knows the words that it looks for', () => {
  expect(wordsOfTheFirst('Help from Wondrous World in Richmond: /programs/maybe-more')).toEqual([
    'Wondrous World',
    'Richmond',
    'maybe-more',
  ]);
});
