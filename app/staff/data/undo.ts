/** How long a change of status can be taken back. */
export const undoMs = 10_000;
