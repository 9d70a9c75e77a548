/** Longer than anybody types into a chat. */
export const longestQuestion = 2000;
