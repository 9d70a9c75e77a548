// Reads the cells of one row as a person and a service, and checks both by the schemas of intake and service records.
import * as v from 'valibot';
import { serviceRecordSchema } from '../cases/case-parts.ts';
import { intakeSchema, memberChangesSchema } from '../cases/member.ts';
import { listProblems } from '../forms/field-check.ts';
import type { Problem } from '../forms/problem.ts';
import { ageOn, type ImportChoices, readCell } from './cell-values.ts';
import { columnOf, type Fallbacks, type ImportColumn } from './import-columns.ts';
import { fieldOf, type ImportFieldName, importFields } from './import-fields.ts';

const { dateOfBirth, householdIncome, preferredLanguage, preferredContactMethod, status } =
  memberChangesSchema.entries;

/** The intake's own schema, and the fields that staff add later. */
const importedPersonSchema = v.object({
  ...intakeSchema.entries,
  ...{ dateOfBirth, householdIncome, preferredLanguage, preferredContactMethod, status },
});
export type ImportedPerson = v.InferOutput<typeof importedPersonSchema>;

const importedServiceSchema = v.omit(serviceRecordSchema, ['memberId']);
export type ImportedService = v.InferOutput<typeof importedServiceSchema>;

export type ImportedRow =
  | { person: ImportedPerson; service: ImportedService | undefined }
  | { problems: Problem[] };

export type ReadingOptions = {
  columns: readonly ImportColumn[];
  fallbacks: Fallbacks;
  choices: ImportChoices;
  /** Today at the office, as `YYYY-MM-DD`. */
  today: string;
  /** The description of a service that has none. */
  describeService: (type: string) => string;
};

type Answers = Partial<Record<ImportFieldName, unknown>>;

/** `cells` has one text for each column. */
export function readRow(cells: readonly string[], options: ReadingOptions): ImportedRow {
  const { answers, problems } = readAnswers(cells, options);
  const person = v.safeParse(importedPersonSchema, personOf(answers, options));
  const service = readService(answers, options);
  // A cell that was not understood is not missing too.
  const unclear = new Set(problems.map(({ field }) => field));
  const found = [
    ...problems,
    ...(person.success ? [] : listProblems(person.issues)),
    ...(service?.success === false ? listProblems(service.issues) : []),
  ].filter((problem) => problems.includes(problem) || !unclear.has(problem.field));
  if (!person.success || service?.success === false || found.length > 0) return { problems: found };
  return { person: person.output, service: service?.output };
}

function readAnswers(
  cells: readonly string[],
  { columns, fallbacks, ...reading }: ReadingOptions,
): { answers: Answers; problems: Problem[] } {
  const answers: Answers = {};
  const problems: Problem[] = [];
  const notes: string[] = [];
  const hasSeveralNotes = columns.filter(({ field }) => field === 'notes').length > 1;
  for (const [at, column] of columns.entries()) {
    const { field, header } = column;
    const found = readCell(cells[at] ?? '', column, reading);
    if (found === undefined) continue;
    if ('problem' in found) {
      problems.push({ field, code: `cell-${found.problem}` });
      continue;
    }
    if (found.rest !== undefined) notes.push(`${header}: ${found.rest}`);
    if (field === 'notes') {
      notes.push(hasSeveralNotes ? `${header}: ${found.value}` : String(found.value));
    } else if (field === 'fullName') {
      const name = found.value as { firstName: string; lastName: string };
      answers.firstName ??= name.firstName;
      answers.lastName ??= name.lastName;
    } else answers[field] = joined(answers[field], found.value);
  }
  for (const [name, text] of Object.entries(fallbacks) as [ImportFieldName, string][]) {
    if (answers[name] !== undefined || problems.some(({ field }) => field === name)) continue;
    const found = readCell(text, columnOf('', name), reading);
    if (found !== undefined && 'value' in found) answers[name] = found.value;
  }
  if (notes.length > 0) answers.notes = notes.join('\n');
  return { answers, problems };
}

function joined(before: unknown, value: unknown): unknown {
  if (before === undefined) return value;
  if (Array.isArray(before) && Array.isArray(value)) return [...new Set([...before, ...value])];
  return `${before}, ${value}`;
}

function personOf(answers: Answers, { today }: ReadingOptions): Answers {
  const { dateOfBirth: born } = answers;
  const age =
    answers.age ?? (typeof born === 'string' ? Math.max(1, ageOn(born, today)) : undefined);
  const own = Object.entries(answers).filter(
    ([name]) => fieldOf(name as ImportFieldName).of === undefined,
  );
  return { ...Object.fromEntries(own), ...(age === undefined ? {} : { age }) };
}

/** A row tells of a service when it has a date or a type. */
function readService(
  { serviceDate, serviceType, serviceDescription }: Answers,
  { describeService }: ReadingOptions,
) {
  if (serviceDate === undefined && serviceType === undefined) return undefined;
  return v.safeParse(v.required(importedServiceSchema, ['serviceDate']), {
    serviceType: serviceType ?? 'other',
    description: serviceDescription ?? describeService(String(serviceType ?? 'other')),
    ...(serviceDate === undefined ? {} : { serviceDate }),
    outcome: 'completed',
  });
}

/** The person fields that a row can set, for comparing with a person on file. */
export const personFieldNames = (Object.keys(importFields) as ImportFieldName[]).filter(
  (name) => name !== 'fullName' && fieldOf(name).of === undefined,
);
