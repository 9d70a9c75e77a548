import { pino } from 'pino';

export type RequestEntry = {
  id: string;
  method: string;
  /** The route's pattern, or the path of a page: never a query, which may hold a name. */
  route: string;
  status: number;
  ms: number;
};

/** JSON lines on standard output, written together a few times a second. */
export function createLog(level = 'info') {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4_096 });
  const log = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  setInterval(() => destination.flush(), 250).unref();
  return log;
}

export type Log = ReturnType<typeof createLog>;
