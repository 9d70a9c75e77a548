// Who on staff may do what: four roles, and for each permission the roles that have it. Every staff route
// names one permission, and every screen too; the one guard of the API reads the same map.
import { namedByThemselves } from './vocabulary.ts';

export const roles = namedByThemselves(['owner', 'case-worker', 'front-desk', 'figures']);
export type Role = keyof typeof roles;

export const permissions = {
  /** What concerns the signed-in person alone, names of colleagues, and plain numbers. */
  self: ['owner', 'case-worker', 'front-desk', 'figures'],
  'figures.read': ['owner', 'case-worker', 'figures'],
  /** Whether somebody is known here: no notes, no safety answers. */
  'people.find': ['owner', 'case-worker', 'front-desk'],
  'people.take-in': ['owner', 'case-worker', 'front-desk'],
  /** A case and all that belongs to it. */
  'cases.read': ['owner', 'case-worker'],
  'cases.write': ['owner', 'case-worker'],
  /** Messages and offers to help. */
  'inbox.read': ['owner', 'case-worker', 'front-desk'],
  'inbox.write': ['owner', 'case-worker', 'front-desk'],
  events: ['owner', 'case-worker', 'front-desk'],
  'log.read': ['owner', 'case-worker'],
  /** What was sent to whom, and who is told of emergencies. */
  outbox: ['owner', 'case-worker'],
  gifts: ['owner'],
  /** Many people at once as a file, or all about one. */
  'people.export': ['owner'],
  'people.erase': ['owner'],
  /** How long what is kept, who read what, and whether backups are good. */
  'privacy.manage': ['owner'],
  'staff.manage': ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] | undefined = permissions[permission];
  return allowed?.includes(role) ?? false;
}
