/**
 * Clients abort a request after this time; the server also limits by it how long a request may take to
 * arrive.
 */
export const requestTimeoutMs = 30_000;
