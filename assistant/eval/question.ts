export type Question = {
  ask: string;
  /** The language the reply is expected in. */
  lang: string;
  /**
   * Each entry must occur in the reply, upper and lower case and accents ignored.
   * A list is a choice: one of its entries must occur.
   */
  must: (string | string[])[];
  mustNot?: string[];
  /** Must stand in the reply before 911 or 988 does. */
  first?: string[];
  note?: string;
};
