// Staff roles and the permissions of each; the API's guard and the screens read this one map.
import { createEnum } from './vocabulary.ts';

export const roles = createEnum(['owner', 'case-worker', 'front-desk', 'figures', 'editor']);
export type Role = keyof typeof roles;

export const permissions = {
  /** Your own account, colleagues' names, and plain counts. */
  self: ['owner', 'case-worker', 'front-desk', 'figures', 'editor'],
  'figures.read': ['owner', 'case-worker', 'figures'],
  /** Find out if a person is on file: no notes, no safety answers. */
  'people.find': ['owner', 'case-worker', 'front-desk'],
  'people.take-in': ['owner', 'case-worker', 'front-desk'],
  /** Record services on a food day, for people found by name: no case is opened for it. */
  'services.give': ['owner', 'case-worker', 'front-desk'],
  /** A case and all that belongs to it. */
  'cases.read': ['owner', 'case-worker'],
  'cases.write': ['owner', 'case-worker'],
  /** Messages and offers to help. */
  'inbox.read': ['owner', 'case-worker', 'front-desk'],
  'inbox.write': ['owner', 'case-worker', 'front-desk'],
  events: ['owner', 'case-worker', 'front-desk'],
  'log.read': ['owner', 'case-worker'],
  /** Sent messages, and who is on call for emergencies. */
  outbox: ['owner', 'case-worker'],
  /** Write and send updates, and see who subscribed to the newsletter. */
  updates: ['owner', 'case-worker'],
  /** Change the facts and texts of the public site. */
  site: ['owner', 'editor'],
  gifts: ['owner'],
  /** Export many people as a file, or everything about one person. */
  'people.export': ['owner'],
  /** Add or change many people from a file. */
  'people.import': ['owner'],
  'people.erase': ['owner'],
  /** Retention periods, the access log, and the state of backups. */
  'privacy.manage': ['owner'],
  'staff.manage': ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] | undefined = permissions[permission];
  return allowed?.includes(role) ?? false;
}
