// Every module of the staff area, for the compiler's check in ../staff-shape.ts. A screen imports
// the one module it needs, never this file.
export { activity } from './staff/activity.ts';
export { cases } from './staff/cases.ts';
export { contact } from './staff/contact.ts';
export { dashboard } from './staff/dashboard.ts';
export { edit } from './staff/edit.ts';
export { exporting } from './staff/export.ts';
export { intake } from './staff/intake.ts';
export { lists } from './staff/lists.ts';
export { login } from './staff/login.ts';
export { profile } from './staff/profile.ts';
export { shell } from './staff/shell.ts';
export { submissions } from './staff/submissions.ts';
