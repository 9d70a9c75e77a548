// The nine core programs. What each one says and offers is content; which ones exist is not.

export const programs = [
  { slug: 'home-at-heart', name: 'Home at Heart', inChecklist: true },
  { slug: 'will-work-win', name: 'Will Work Win', inChecklist: true },
  { slug: 'five-group-foods', name: 'Five Group Foods', inChecklist: true },
  { slug: 'maybe-more', name: 'M.A.Y.B.E. More', inChecklist: true },
  { slug: 'blended-roots', name: 'Blended Roots', inChecklist: true },
  { slug: 'evergreen-student', name: 'Evergreen Student', inChecklist: true },
  { slug: 'in-his-hands', name: 'In His Hands', inChecklist: true },
  { slug: 'nurture-nature', name: 'Nurture Nature', inChecklist: true },
  { slug: 'digital-diaspora', name: 'Digital Diaspora', inChecklist: false },
] as const;

export type ProgramSlug = (typeof programs)[number]['slug'];

/** The names offered in checklists, as the forms send them. */
export const checklistPrograms: readonly string[] = programs
  .filter((program) => program.inChecklist)
  .map((program) => program.name.toUpperCase());

export function isProgramSlug(slug: string): slug is ProgramSlug {
  return programs.some((program) => program.slug === slug);
}
