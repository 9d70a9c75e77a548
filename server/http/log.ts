import { type Logger, pino } from 'pino';

export type RequestEntry = {
  id: string;
  method: string;
  /** The route's pattern, or the path of a page: never a query, which may hold a name. */
  route: string;
  status: number;
  ms: number;
};

export type Log = Logger & {
  /** One line for one answered request; cheap enough to be called for every one. */
  request(entry: RequestEntry): void;
  flush(): void;
};

const flushMs = 250;
const batchChars = 8 * 1024;

/** JSON lines on standard output, written together a few times a second. */
export function createLog(level: string): Log {
  const destination = pino.destination({ dest: 1, sync: false, minLength: batchChars });
  const log = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  const isLogged = log.isLevelEnabled('info');
  const opening = `{"level":${log.levels.values.info},"time":"`;
  const beforeId = `","pid":${process.pid},"id":"`;
  const time = createClock();
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
    // By hand: this also runs for pages that take less time than pino needs for a line. Every part is
    // of our own making, so that none holds a character that JSON would have to escape.
    request({ id, method, route, status, ms }: RequestEntry) {
      if (!isLogged) return;
      lines += `${opening}${time()}${beforeId}${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms}}\n`;
      if (lines.length > batchChars) hand();
    },
    flush() {
      hand();
      destination.flushSync();
    },
  });
}

/** The time as ISO text, made once a millisecond. */
function createClock(): () => string {
  let shown = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== shown) {
      shown = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}
