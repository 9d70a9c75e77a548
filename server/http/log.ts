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
      lines += `${opening}${time()}","pid":${process.pid},"id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms}}\n`;
      if (lines.length > batchChars) hand();
    },
    flush() {
      hand();
      destination.flushSync();
    },
  });
}

/** The time as ISO text; the part up to the second is made once a second. */
function createClock(): () => string {
  let second = 0;
  let text = '';
  return () => {
    const now = Date.now();
    const milliseconds = now % 1_000;
    if (now - milliseconds !== second) {
      second = now - milliseconds;
      text = new Date(second).toISOString().slice(0, 20);
    }
    return `${text}${String(milliseconds).padStart(3, '0')}Z`;
  };
}
