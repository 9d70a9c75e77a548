/** Why the site is not ready; shown by /api/ready, the log, and the owners' banner. */
export type FailureReason = 'database-unreachable' | 'writes-failing' | 'outbox-unreadable';
