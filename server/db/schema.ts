// Every table, for code that iterates over all of them. Fixed lists get types and checks from the
// domain; the organization's own lists (regions, areas, referral sources) are checked on write.
export * from './schema/accounts.ts';
export * from './schema/case-parts.ts';
export * from './schema/households.ts';
export * from './schema/links.ts';
export * from './schema/logs.ts';
export * from './schema/members.ts';
export * from './schema/operation.ts';
export * from './schema/outbox.ts';
export * from './schema/privacy.ts';
export * from './schema/public.ts';
export * from './schema/requests.ts';
export * from './schema/runs.ts';
export * from './schema/site.ts';
export * from './schema/updates.ts';
