// Three vocabularies for the same needs: service areas (public), program areas (intake), service types (records).
import { intakeAreas, serviceAreas } from '#organization';
import { createEnum } from './vocabulary.ts';

export { serviceAreas };

export type ServiceArea = (typeof serviceAreas)[number]['name'];
export const serviceAreaNames = serviceAreas.map((area) => area.name);

export type ProgramArea = (typeof intakeAreas)[number]['name'];
export const programAreas: readonly ProgramArea[] = intakeAreas.map((area) => area.name);
/** An area of a stored member, from either list. */
export type KnownArea = ProgramArea | ServiceArea;

export const serviceTypes = createEnum([
  'housing',
  'food',
  'mental-health',
  'job-training',
  'healthcare',
  'education',
  'family-support',
  'crisis-intervention',
  'other',
]);

export type ServiceType = keyof typeof serviceTypes;
