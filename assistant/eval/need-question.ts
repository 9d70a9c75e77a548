// Need is not danger: help comes first, the right program with the phone number and the form, and
// after it 211. An alarm in front of it is wrong.
import type { Question } from './question.ts';

export function needs(
  lang: 'en' | 'es',
  programs: readonly string[],
  asks: readonly string[],
): Question[] {
  const paths = programs.map((program) => `/programs/${program}`);
  return asks.map((ask) => ({
    ask,
    lang,
    must: [paths, '555-0142', '/membership-assistance', '211'],
    first: paths,
  }));
}
