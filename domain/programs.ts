// Derived lists of the organization's programs; content holds their texts.
import { programs } from '#organization';

export { programs };

export type ProgramSlug = (typeof programs)[number]['slug'];

type InChecklist = Extract<(typeof programs)[number], { inChecklist: true }>;

/** The program names that checklists offer, in capitals as the forms send them. */
export const checklistPrograms = programs
  .filter((program): program is InChecklist => program.inChecklist)
  .map(({ name }) => name.toUpperCase() as Uppercase<typeof name>);

export function isProgramSlug(slug: string): slug is ProgramSlug {
  return programs.some((program) => program.slug === slug);
}
