// Reads what stands between the method and the version of a request, which anybody can make up.

export type RequestTarget = {
  path: string;
  /** With its question mark, or empty. */
  query: string;
};

/** Undefined for a target that no honest client sends. */
export function parseTarget(raw: string): RequestTarget | undefined {
  const target = /^https?:\/\//i.test(raw) ? raw.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : raw;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  return isSafePath(path) && !/[\s#]/.test(query) ? { path, query } : undefined;
}

function isSafePath(path: string): boolean {
  // Two leading slashes, or a slash and a backslash, would name another host in a redirect.
  if (!path.startsWith('/') || path.includes('//') || /[\\#\s]/.test(path)) return false;
  if (!path.includes('%') && !path.includes('.')) return true;
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return !/[\u0000-\u001f\u007f]/.test(decoded) && !/(^|[/\\])\.\.?([/\\]|$)/.test(decoded);
  } catch {
    return false;
  }
}

export function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export function isHost(host: string | undefined): host is string {
  if (host === undefined || host.length > 255 || !hostPattern.test(host)) return false;
  // "999.1.1.1" has the letters of a host and makes no address.
  return URL.canParse(`http://${host}`);
}
