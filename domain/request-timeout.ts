/** A client has this long to send a request, and gives up when the response takes longer. */
export const requestTimeoutMs = 30_000;
