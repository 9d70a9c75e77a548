// The stream on which open staff screens hear of changes.

/** However little happens, the server lets itself be heard so often. */
export const liveBeatMs = 20_000;
