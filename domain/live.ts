// Heartbeat of the stream that tells open staff screens about changes.

/** The server sends a heartbeat this often, even when nothing changes. */
export const heartbeatMs = 20_000;
