export type HeldOutQuestion = {
  ask: string;
  /** The language the answer is expected in. */
  lang: 'en' | 'es';
  /**
   * Each entry must occur in the reply, upper and lower case and accents ignored.
   * A list is a choice: one of its entries must occur.
   */
  must: (string | string[])[];
  mustNot?: string[];
  note?: string;
};
