import type { Role } from '#domain/roles';

/** Who is signed in, as every handler knows them. How a session comes about is in auth/. */
export type StaffSession = {
  tokenHash: string;
  csrfHash: string;
  staffId: number;
  username: string;
  /** Read with the session on every request: a change of it acts at once. */
  role: Role;
  /** An owner whose time to set up a passkey or one-time codes is over. */
  mustEnrol: boolean;
  /** Whether any case is restricted at all; where none is, no request needs to ask which are closed to it. */
  hasRestricted: boolean;
  expiresAt: Date;
  /** When the person last gave the password, or a passkey. */
  confirmedAt: Date;
};
