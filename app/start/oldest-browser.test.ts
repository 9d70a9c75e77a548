// The build turns newer syntax into older; what a browser has or has not is for us to know.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url);
/** Newer than Safari 16.4, the oldest that is built for; what is asked for by `?.` or `in` is called otherwise. */
const newer =
  /(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|URL\.(?:canParse|parse)|AbortSignal\.any|Array\.fromAsync|\.checkVisibility\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g;

function usesOf(pattern: RegExp, files: RegExp): string[] {
  return ['app', 'domain', 'content']
    .flatMap((room) =>
      readdirSync(new URL(room, root), { recursive: true }).map((name) => `${room}/${name}`),
    )
    .filter((name) => files.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((file) =>
      (readFileSync(new URL(file, root), 'utf8').match(pattern) ?? []).map(
        (use) => `${file}: ${use}`,
      ),
    );
}

it('uses no browser feature that the oldest supported browser lacks', () => {
  // Said in a comment only.
  expect(usesOf(newer, /\.tsx?$/)).toEqual(['app/ui/group-by.ts: Map.groupBy']);
});

it('uses no scripting media query in stylesheets, which Safari 17 and Chrome 120 introduced', () => {
  const asked = usesOf(/@media[^{]*scripting[^{]*/g, /\.css$/);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((use) => !use.endsWith(': @media (scripting: none) '))).toEqual([]);
});
