/** Why the site is not ready: /api/ready, the log, and the banner for owners name it. */
export type FailureReason = 'database-unreachable' | 'writes-failing' | 'outbox-unreadable';
