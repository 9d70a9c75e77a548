/** Longer than any question a person types. */
export const maxQuestionLength = 2000;
