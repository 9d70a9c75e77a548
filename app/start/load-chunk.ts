// Loads code chunks, in place of the bundler's helper (vite.config.ts). Browsers cache a failed import until the page
// is closed, so this fetches the files first, with a retry, and then imports them.

const againMs = 500;
const silentMs = 10_000;
const listenMs = 1_000;
const fetched = new Map<string, Promise<void>>();
/** Files that failed: browsers list error responses in the resource timing too. */
const failed = new Set<string>();

export async function loadChunk<Module>(
  importIt: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => once(new URL(file, location.origin).href)));
  return importIt();
}

/** True if the file is missing because a new version was deployed after this page was loaded. */
export function isChunkRemoved(error: unknown): boolean {
  return error instanceof Error && (error.cause as Error | undefined)?.message === '404';
}

function once(href: string): Promise<void> {
  const asked = fetched.get(href) ?? (isHere(href) ? Promise.resolve() : fetchFile(href));
  fetched.set(href, asked);
  asked.catch(() => {
    failed.add(href);
    fetched.delete(href);
  });
  return asked;
}

/** True for a file that the page already references. */
function isHere(href: string): boolean {
  return (
    !failed.has(href) &&
    performance
      .getEntriesByName(href, 'resource')
      .some((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0)
  );
}

/** Fetches a file, and repeats the request once if it fails. */
async function fetchFile(href: string): Promise<void> {
  const get = href.endsWith('.css') ? addStyles : getModule;
  try {
    await get(href);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, againMs));
    await get(href);
  }
}

/** Fetches the module into the browser's cache, from which the import reads it. */
async function getModule(href: string): Promise<void> {
  try {
    const response = await fetchComplete(href);
    if (!response.ok) throw new Error(`${response.status}`);
  } catch (cause) {
    throw new TypeError(`A module could not be fetched: ${href}`, { cause });
  }
}

/** Time of the last received byte of any file: on a slow connection, files wait for each other. */
let heardAt = 0;

/**
 * Fetches a complete response. Aborts a silent connection, so that the caller can retry. The router also fetches page
 * data with it (vite.config.ts).
 */
export async function fetchComplete(href: string | URL, init?: RequestInit): Promise<Response> {
  const silence = new AbortController();
  init?.signal?.addEventListener('abort', () => silence.abort());
  const hear = () => {
    heardAt = Date.now();
  };
  const timer = setInterval(() => {
    if (Date.now() - heardAt >= silentMs) silence.abort();
  }, listenMs);
  try {
    hear();
    const response = await fetch(href, { ...init, signal: silence.signal });
    const reader = response.clone().body?.getReader();
    while (reader !== undefined && !(await reader.read()).done) hear();
    return response;
  } finally {
    clearInterval(timer);
  }
}

function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`The styles of a module could not be fetched: ${href}`));
    };
    document.head.append(link);
  });
}
