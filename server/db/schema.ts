// Every table of the product, for what goes through all of them. Closed lists have their types and check
// constraints from the domain; the lists of the organisation's own (regions, areas, referral sources) are
// checked where they are written, not here.
export * from './schema/accounts.ts';
export * from './schema/case-parts.ts';
export * from './schema/logs.ts';
export * from './schema/members.ts';
export * from './schema/operation.ts';
export * from './schema/outbox.ts';
export * from './schema/privacy.ts';
export * from './schema/public.ts';
export * from './schema/requests.ts';
