import { type Logger, pino } from 'pino';
import { safeError } from '../api/respond.ts';

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
  /** Logs one response. Cheap enough to run for every response. */
  request(entry: RequestEntry): void;
  flush(): Promise<void>;
};

const flushMs = 250;
const batchChars = 8 * 1024;
/** Buffer limit while output is blocked; further lines are dropped. */
const waitingBytes = 8 * 1024 * 1024;
/** Above the number of real routes; the limit keeps made-up paths from growing the cache. */
const rememberedRoutes = 256;

/** Creates a log that writes JSON lines to standard output in batches, a few times a second. */
export function createLog(level: string): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: batchChars,
    maxLength: waitingBytes,
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
      serializers: { err: loggedError },
    },
    destination,
  );
  const isLogged = log.isLevelEnabled('info');
  const opening = createOpening(log.levels.values.info ?? 30);
  const middleOf = createMiddles();
  let lines = '';

  function hand(): void {
    if (lines !== '') destination.write(lines);
    lines = '';
  }
  setInterval(() => {
    hand();
    destination.flush();
  }, flushMs).unref();

  return Object.assign(log, {
    // Build the line by hand: pino takes longer than some pages do. Every part is generated here,
    // so no part contains a character to escape.
    request(entry: RequestEntry) {
      if (!isLogged) return;
      lines += `${opening()}${entry.id}${middleOf(entry)}${entry.ms}${traceOf(entry)}}\n`;
      if (lines.length > batchChars) hand();
    },
    async flush() {
      hand();
      await new Promise<void>((resolve) => destination.flush(() => resolve()));
      // A stuck destination would retry its buffered lines forever at exit.
      if (isStuck) destination.destroy();
      else destination.flushSync();
    },
  });
}

export function loggedError(error: unknown): unknown {
  // The caller already ran safeError on this object.
  const isSafe = !(error instanceof Error) && typeof error === 'object' && error !== null;
  return isSafe && 'name' in error && !('params' in error) ? error : safeError(error);
}

function traceOf({ trace }: RequestEntry): string {
  return trace === undefined ? '' : `,"trace":"${trace}"`;
}

/** Returns the start of a log line up to the request id, cached for one millisecond. */
function createOpening(level: number): () => string {
  let shown = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== shown) {
      shown = now;
      const time = new Date(now).toISOString();
      text = `{"level":${level},"time":"${time}","pid":${process.pid},"id":"`;
    }
    return text;
  };
}

/**
 * Returns the part between id and milliseconds, cached by route: requests to a route mostly look
 * alike.
 */
function createMiddles() {
  const last = new Map<string, { method: string; status: number; text: string }>();
  return ({ method, route, status }: RequestEntry): string => {
    const known = last.get(route);
    if (known?.method === method && known.status === status) return known.text;
    const text = `","method":"${method}","route":"${route}","status":${status},"ms":`;
    if (last.size < rememberedRoutes || known) last.set(route, { method, status, text });
    return text;
  };
}
