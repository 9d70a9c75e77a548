import { type Logger, pino } from 'pino';
import { safeError } from '../api/respond.ts';

export type RequestEntry = {
  id: string;
  method: string;
  /** The route's pattern, or the path of a page: never a query, which may hold a name. */
  route: string;
  status: number;
  ms: number;
};

export type Log = Logger & {
  /** One line for one response; cheap enough to be called for every one. */
  request(entry: RequestEntry): void;
  flush(): Promise<void>;
};

const flushMs = 250;
const batchChars = 8 * 1024;
/** What waits while nothing can be written; more is dropped. */
const waitingBytes = 8 * 1024 * 1024;
/** More than there are; the bound keeps made-up paths from growing it. */
const rememberedRoutes = 256;

/** JSON lines on standard output, written together a few times a second. */
export function createLog(level: string): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: batchChars,
    maxLength: waitingBytes,
  });
  // A disk that is full under the log is no reason to serve nobody: it is tried again with the next lines.
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
      // Whoever logs an error need not think of what it may repeat.
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
    // By hand and from ready parts: this also runs for pages that take less time than pino needs for
    // a line. Every part is of our own making, so that none holds a character to escape.
    request(entry: RequestEntry) {
      if (!isLogged) return;
      lines += `${opening()}${entry.id}${middleOf(entry)}${entry.ms}}\n`;
      if (lines.length > batchChars) hand();
    },
    async flush() {
      hand();
      await new Promise<void>((resolve) => destination.flush(() => resolve()));
      // What it still holds it would try to write at the exit, for ever.
      if (isStuck) destination.destroy();
      else destination.flushSync();
    },
  });
}

export function loggedError(error: unknown): unknown {
  // Made safe already, by whoever logs it.
  const isSafe = !(error instanceof Error) && typeof error === 'object' && error !== null;
  return isSafe && 'name' in error && !('params' in error) ? error : safeError(error);
}

/** A line up to its id, made once a millisecond. */
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

/** What stands between id and milliseconds. The same route is mostly asked for in the same way. */
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
