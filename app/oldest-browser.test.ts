// The build turns newer syntax into older; what a browser has or has not is for us to know.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
/** Newer than Safari 16.4, the oldest that is built for; what is asked for by `?.` or `in` is called otherwise. */
const newer =
  /(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|URL\.(?:canParse|parse)|AbortSignal\.any|Array\.fromAsync|\.checkVisibility\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g;

it('nothing that runs in a browser needs what the oldest one has not', () => {
  const files = ['app', 'domain', 'content'].flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true })
      .map((name) => `${room}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
  );
  const found = files.flatMap((file) =>
    (readFileSync(new URL(file, root), 'utf8').match(newer) ?? []).map((use) => `${file}: ${use}`),
  );
  // Said in a comment only.
  expect(found).toEqual(['app/ui/group-by.ts: Map.groupBy']);
});
