// Says what is wrong with a row of a file, and why a row was not imported.
import { staffLocale } from '#content/languages';
import { describeProblem as describe, type Problem } from '#domain/forms/problem';
import { fieldProblems } from '#text/field-problems';
import { entryNames, entryProblems } from '#text/staff/entry-problems';
import { importTexts as text } from '#text/staff/imports';
import type { ImportRow } from './import-rows.ts';

const sentences = { ...fieldProblems, ...entryProblems, ...text.cellProblems };

/** "Phone: …", so that the sentence says which column it is about. */
export function describeProblem(problem: Problem): string {
  const [name = ''] = problem.field.split('.');
  const label = (text.fields as Record<string, string>)[name] ?? name;
  const sentence = describe(problem, sentences, { entry: entryNames }, staffLocale);
  return `${label}: ${sentence}`;
}

export function describeRow({ plan, reason, problems }: ImportRow): string {
  if (plan === 'error') return problems.map(describeProblem).join('; ');
  const why = reason === null ? '' : text.reasons[reason];
  return plan === 'skip' ? `${text.plans.skip}. ${why}` : why;
}
