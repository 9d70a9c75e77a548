// Finds the names that only the content knows (programs, people, places) and puts in their place what
// stands for them in the examples. A slip of the finger in a name is forgiven.
import type { AssistantContent } from '#domain/assistant-content';
import { wordsOf } from './text.ts';

type Name = { words: readonly string[]; token: string; program?: string };

const forgivingFrom = 5;
const distinctiveFrom = 8;

/** Whether one letter more, less or other, or two swapped, makes one word of the other. */
export function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  if (other.length < forgivingFrom || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function namesIn({ programs, names }: AssistantContent): Name[] {
  const ofPrograms = programs.flatMap(({ name, slug }) => {
    const words = wordsOf(name);
    const named = { token: '{program}', program: slug };
    const alone = words.filter((word) => word.length >= distinctiveFrom);
    return [{ words, ...named }, ...alone.map((word) => ({ words: [word], ...named }))];
  });
  const others = Object.entries(names).flatMap(([kind, list]) =>
    list.map((name) => ({ words: wordsOf(name), token: `{${kind}}` })),
  );
  return [...ofPrograms, ...others];
}

/** A neighbor has the name of one of our people, and some programs are named in everyday words. */
const everydayTokens: ReadonlySet<string> = new Set(['{person}', '{program}']);

export type Named = {
  words: string[];
  /** The same, with names that may be no names of ours left in. */
  plain: string[];
  /** Programs that were named, by their slugs. */
  programs: string[];
};

export function createNameFinder(content: AssistantContent): (words: readonly string[]) => Named {
  // The longest name first: "Some House" before "House".
  const names = namesIn(content).sort((one, other) => other.words.length - one.words.length);
  return (words) => {
    const found: Named = { words: [], plain: [], programs: [] };
    for (let at = 0; at < words.length; ) {
      const name = names.find((known) =>
        known.words.every((word, next) => isNearly(words[at + next] ?? '', word)),
      );
      const said = words.slice(at, at + (name?.words.length ?? 1));
      const put = name === undefined ? said : [name.token];
      found.words.push(...put);
      found.plain.push(...(everydayTokens.has(name?.token ?? '') ? said : put));
      if (name?.program !== undefined) found.programs.push(name.program);
      at += said.length;
    }
    return found;
  };
}
