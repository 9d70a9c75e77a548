// Every module of the staff area, for the compiler's check in ../staff-shape.ts. A screen imports
// the one module it needs, never this file.
export { activity } from './staff/activity.ts';
export { analytics } from './staff/analytics.ts';
export { cases } from './staff/cases.ts';
export { contact } from './staff/contact.ts';
export { dashboard } from './staff/dashboard.ts';
export { duplicates } from './staff/duplicates.ts';
export { edit } from './staff/edit.ts';
export { staffEvents } from './staff/events.ts';
export { exporting } from './staff/export.ts';
export { inbox } from './staff/inbox.ts';
export { intake } from './staff/intake.ts';
export { lists } from './staff/lists.ts';
export { login } from './staff/login.ts';
export { pledges } from './staff/pledges.ts';
export { profile } from './staff/profile.ts';
export { quickFind } from './staff/quick-find.ts';
export { shell } from './staff/shell.ts';
export { submissions } from './staff/submissions.ts';
export { alertsScreen, remindersScreen } from './staff/work.ts';
