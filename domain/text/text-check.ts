// Schemas that every string from outside passes through.
import * as v from 'valibot';
import { encodeProblem } from '../forms/problem.ts';
import { isCleanText, normalizeLineBreaks, textLimits } from './text.ts';

const messages = {
  type: encodeProblem('text'),
  unclean: encodeProblem('characters'),
  tooLong: (max: number) => encodeProblem('tooLong', { max }),
};

/** A short text is a single line wherever it is shown, mailed or exported: line breaks become spaces. */
const oneLine = (max: number) => (text: string) =>
  max > textLimits.email
    ? text
    : // Match whole runs of space, so that a long run is scanned only once.
      text.replace(/[\s\x85]+/g, (run) => (/[\t\n\x85\u2028\u2029]/.test(run) ? ' ' : run));

/** Text that may be empty; surrounding space is trimmed. */
export function optionalText(max: number = textLimits.line) {
  return v.pipe(
    v.string(messages.type),
    v.transform(normalizeLineBreaks),
    v.check(isCleanText, messages.unclean),
    v.transform(oneLine(max)),
    v.trim(),
    v.maxLength(max, messages.tooLong(max)),
  );
}

/** Text that may not be empty; `missing` is the problem reported when it is. */
export function requiredText(missing: string, max: number = textLimits.line, min = 1) {
  return v.pipe(
    v.string(missing),
    v.transform(normalizeLineBreaks),
    v.check(isCleanText, messages.unclean),
    v.transform(oneLine(max)),
    v.trim(),
    v.minLength(min, missing),
    v.maxLength(max, messages.tooLong(max)),
  );
}
