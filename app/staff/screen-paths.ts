// The addresses of the staff area below /admin. The server knows them by this list alone: it refuses
// all others, and never loads a screen.
export const screenPaths = [
  'login',
  'dashboard',
  'case-management',
  'case-management/alerts',
  'case-management/reminders',
  'food-day',
  'submissions',
  'member-intake',
  'member-profile/:id/edit',
  'member-profile/:id?',
  'analytics',
  'inbox',
  'pledges',
  'outbox',
  'notifications',
  'privacy',
  'events',
  'events/new',
  'events/:id',
] as const;
