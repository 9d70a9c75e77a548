// The permission that each screen needs: that of its first read.
import { matchPath } from 'react-router';
import type { Permission } from '#domain/roles';
import type { screenPaths } from './screen-paths';

type Path = Exclude<(typeof screenPaths)[number], 'login' | 'welcome'>;

/** Ordered so that paths with an id come after paths with a word. */
export const screenNeeds: Record<Path, Permission> = {
  dashboard: 'self',
  unopened: 'people.find',
  'case-management': 'people.find',
  'case-management/alerts': 'cases.read',
  'case-management/reminders': 'cases.read',
  duplicates: 'cases.read',
  'food-day': 'services.give',
  submissions: 'inbox.read',
  'member-intake': 'people.take-in',
  'member-intake/:id': 'people.take-in',
  'member-profile/:id/edit': 'cases.write',
  'member-profile/:id?': 'cases.read',
  analytics: 'figures.read',
  inbox: 'inbox.read',
  pledges: 'gifts',
  outbox: 'outbox',
  notifications: 'self',
  accounts: 'staff.manage',
  account: 'self',
  privacy: 'privacy.manage',
  checklist: 'staff.manage',
  site: 'site',
  updates: 'updates',
  'updates/new': 'updates',
  'updates/:id/edit': 'updates',
  'updates/:id': 'updates',
  subscribers: 'updates',
  imports: 'people.import',
  'imports/new': 'people.import',
  'imports/:id': 'people.import',
  events: 'events',
  'events/new': 'events',
  'events/:id': 'events',
};

/** Accepts an address with or without a query. */
export function getRequiredPermission(address: string): Permission {
  const [path = ''] = address.split('?');
  const found = Object.entries(screenNeeds).find(([each]) => matchPath(`/admin/${each}`, path));
  return found?.[1] ?? 'self';
}
