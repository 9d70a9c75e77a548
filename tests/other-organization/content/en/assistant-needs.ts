import type { NeedId } from '#domain/assistant-topics';
import type { ProgramSlug } from '#domain/programs';

type Served = readonly [program: ProgramSlug, service: string];

export const needServices: Partial<Record<NeedId, Served>> = {
  food: ['warm-table', 'Grocery bag'],
  'hot-meal': ['warm-table', 'Thursday supper'],
  'food-delivery': ['warm-table', 'Bag to your door'],
  rent: ['roof-and-key', 'Rent talk'],
  shelter: ['roof-and-key', 'A bed tonight'],
  clothes: ['roof-and-key', 'Dry coats'],
  resume: ['first-shift', 'Resume at the desk'],
  'find-job': ['first-shift', 'Job board'],
  'work-start': ['first-shift', 'Boots and a ride'],
  counseling: ['steady-hand', 'An hour to talk'],
  'find-counselor': ['steady-hand', 'Way to a counselor'],
  safety: ['steady-hand', 'Plan for safety'],
  tutoring: ['little-boats', 'Homework table'],
  'kids-activities': ['little-boats', 'Saturday play'],
  parenting: ['little-boats', 'Parent coffee'],
};
