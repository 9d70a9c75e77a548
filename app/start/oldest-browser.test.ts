// The build transpiles syntax but not APIs, so this test checks the APIs.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url);
/** APIs newer than Safari 16.4, the oldest supported browser. Calls behind `?.` or `in` do not match these patterns. */
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
  // Appears only in a comment.
  expect(usesOf(newer, /\.tsx?$/)).toEqual(['app/ui/group-by.ts: Map.groupBy']);
});

it('uses only "scripting: none" in media queries, because older browsers lack the query', () => {
  const asked = usesOf(/@media[^{]*scripting[^{]*/g, /\.css$/);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((use) => !use.endsWith(': @media (scripting: none) '))).toEqual([]);
});
