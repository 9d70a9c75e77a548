// What can be counted in an answer.

/** How many sentences it has; the dots of a name end none. */
export function sentencesIn(text: string): number {
  return text
    .replaceAll('M.A.Y.B.E.', 'MAYBE')
    .split(/[.!?](?=\s|$)/)
    .filter((part) => part.trim() !== '').length;
}

/** The pages of ours that it leads to. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.-])\/[a-z][\w/?=#-]*/g)].map(([path]) => path);
}
