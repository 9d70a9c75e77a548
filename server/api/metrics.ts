import type { IncomingMessage } from 'node:http';

/** Measures requests, and answers `GET /metrics` to callers that may read it. */
export type Metrics = {
  observeRequest(response: { method: string; route: string; status: number; ms: number }): void;
  canRead(incoming: IncomingMessage): boolean;
  read(): Promise<Response>;
};
