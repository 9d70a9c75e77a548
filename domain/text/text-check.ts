// The checks that every string from outside passes.
import * as v from 'valibot';
import { problem } from '../forms/problem.ts';
import { isCleanText, textLimits, withPlainBreaks } from './text.ts';

const messages = {
  type: problem('text'),
  unclean: problem('characters'),
  tooLong: (max: number) => problem('tooLong', { max }),
};

/** What this short is one line, wherever it is shown, mailed or exported: a break in it is a space. */
const oneLine = (max: number) => (text: string) =>
  max > textLimits.email
    ? text
    : // Each run of space is looked at once, however long it is.
      text.replace(/[\s\x85]+/g, (run) => (/[\t\n\x85\u2028\u2029]/.test(run) ? ' ' : run));

/** Text that may be empty; surrounding space is dropped. */
export function optionalText(max: number = textLimits.line) {
  return v.pipe(
    v.string(messages.type),
    v.transform(withPlainBreaks),
    v.check(isCleanText, messages.unclean),
    v.transform(oneLine(max)),
    v.trim(),
    v.maxLength(max, messages.tooLong(max)),
  );
}

/** Text that must say something; `missing` is the problem when it does not. */
export function requiredText(missing: string, max: number = textLimits.line, min = 1) {
  return v.pipe(
    v.string(missing),
    v.transform(withPlainBreaks),
    v.check(isCleanText, messages.unclean),
    v.transform(oneLine(max)),
    v.trim(),
    v.minLength(min, missing),
    v.maxLength(max, messages.tooLong(max)),
  );
}
