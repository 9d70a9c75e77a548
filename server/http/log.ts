import { type Logger, pino } from 'pino';
import { redactError } from '../api/respond.ts';

export type RequestEntry = {
  id: string;
  method: string;
  /** The route's pattern, or the path of a page: never a query, which may contain a name. */
  route: string;
  status: number;
  ms: number;
  /** The trace id of the caller's `traceparent` header. */
  trace?: string | undefined;
};

export type Log = Logger & {
  /** Logs one response. */
  request(entry: RequestEntry): void;
  flush(): Promise<void>;
};

const flushMs = 250;
const batchChars = 8 * 1024;
/** Buffer limit while output is blocked; further lines are dropped. */
const waitingBytes = 8 * 1024 * 1024;

/** Creates a log that writes JSON lines to standard output in batches, a few times a second. */
export function createLog(level: string): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: batchChars,
    maxLength: waitingBytes,
    periodicFlush: flushMs,
  });
  // A full disk under the log must not stop the server: the next lines retry the write.
  let isStuck = false;
  destination.on('error', () => {
    isStuck = true;
  });
  destination.on('drain', () => {
    isStuck = false;
  });
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      // Redact user input from every logged error, wherever it is logged.
      serializers: { err: describeError },
    },
    destination,
  );
  return Object.assign(log, {
    request: (entry: RequestEntry) => log.info(entry),
    async flush() {
      await new Promise<void>((resolve) => destination.flush(() => resolve()));
      // A stuck destination would retry its buffered lines forever at exit.
      if (isStuck) destination.destroy();
      else destination.flushSync();
    },
  });
}

export function describeError(error: unknown): unknown {
  // The caller already ran redactError on this object.
  const isSafe = !(error instanceof Error) && typeof error === 'object' && error !== null;
  return isSafe && 'name' in error && !('params' in error) ? error : redactError(error);
}
