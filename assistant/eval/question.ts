export type Question = {
  ask: string;
  /** The language the reply is expected in. */
  lang: string;
  /**
   * Each entry must occur in the reply, ignoring case and accents. A list is a choice: one of its entries
   * must occur.
   */
  must: (string | string[])[];
  mustNot?: string[];
  /** Must occur in the reply before 911 or 988. */
  first?: string[];
  /** 911 or 988 must be named before any page. */
  isDanger?: boolean;
  /** The reply must offer choices. */
  asksBack?: boolean;
  note?: string;
};
