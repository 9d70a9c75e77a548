// Finds the program for a need, for sentences that name one.
import type { NeedId } from '#domain/assistant-topics';
import { programs } from '#domain/programs';
import { needServices } from './en/assistant-needs.ts';
import { shortName } from './tokens.ts';

/** The program of the first need that has one; otherwise the page that leads to all help. */
export function programFor(...needs: readonly NeedId[]): { name: string; path: string } {
  const slugs = needs.map((need) => needServices[need]?.[0]);
  const program = programs.find(({ slug }) => slugs.includes(slug));
  return program === undefined
    ? { name: shortName, path: '/get-assistance' }
    : { name: program.name, path: `/programs/${program.slug}` };
}

/** Needs covered by our programs. */
export const coveredNeeds = Object.keys(needServices) as NeedId[];
