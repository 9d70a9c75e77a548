/** Who is signed in, as every handler knows them. How a session comes about is in auth/. */
export type StaffSession = {
  tokenHash: string;
  csrfHash: string;
  staffId: number;
  username: string;
  expiresAt: Date;
  /** When the person last gave the password. */
  confirmedAt: Date;
};
