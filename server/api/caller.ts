import type { Role } from '#domain/roles';

/** The signed-in staff member, as handlers see them. Sessions are created in auth/. */
export type StaffSession = {
  tokenHash: string;
  csrfHash: string;
  staffId: number;
  username: string;
  /** Read from the database on every request, so that a changed role takes effect at once. */
  role: Role;
  /** True for an owner whose deadline to set up a passkey or one-time codes has passed. */
  mustEnrol: boolean;
  /** True when at least one case is restricted. Otherwise requests skip the access checks. */
  hasRestricted: boolean;
  expiresAt: Date;
  /** When the user last entered the password or used a passkey. */
  confirmedAt: Date;
};

/** The part of a session that decides which restricted cases its user sees. */
export type CaseReader = Pick<StaffSession, 'staffId' | 'hasRestricted'>;
