// Replaces names from the content (programs, people, places) by placeholders, allowing one typing mistake.
import type { AssistantContent } from '#domain/assistant-content';
import { isOneEditApart } from '#domain/text/near';
import { splitWords } from './text.ts';

type Name = { words: readonly string[]; token: string; program?: string };

const forgivingFrom = 5;
const distinctiveFrom = 8;

/** A short name must match exactly; a longer one may have one typing mistake. */
function isNameTyped(word: string, name: string): boolean {
  return word === name || (name.length >= forgivingFrom && isOneEditApart(word, name));
}

function namesIn({ programs, names }: AssistantContent): Name[] {
  const ofPrograms = programs.flatMap(({ name, slug }) => {
    const words = splitWords(name);
    const named = { token: '{program}', program: slug };
    const alone = words.filter((word) => word.length >= distinctiveFrom);
    return [{ words, ...named }, ...alone.map((word) => ({ words: [word], ...named }))];
  });
  const others = Object.entries(names).flatMap(([kind, list]) =>
    list.map((name) => ({ words: splitWords(name), token: `{${kind}}` })),
  );
  return [...ofPrograms, ...others];
}

/** These names can be ordinary words: a neighbor's first name, or a program named in everyday words. */
const everydayTokens: ReadonlySet<string> = new Set(['{person}', '{program}']);

export type NamedWords = {
  words: string[];
  /** The words with person and program names left in place. */
  plain: string[];
  /** Slugs of the programs that the message names. */
  programs: string[];
};

export function createNameFinder(
  content: AssistantContent,
): (words: readonly string[]) => NamedWords {
  // Longest name first: "Some House" before "House".
  const names = namesIn(content).sort((one, other) => other.words.length - one.words.length);
  return (words) => {
    const found: NamedWords = { words: [], plain: [], programs: [] };
    for (let at = 0; at < words.length; ) {
      const name = names.find((known) =>
        known.words.every((word, next) => isNameTyped(words[at + next] ?? '', word)),
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
