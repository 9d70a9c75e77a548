/** Longer than any question a person types. */
export const longestQuestion = 2000;
