// Parses the request target, which is untrusted input.

export type RequestTarget = {
  path: string;
  /** Starts with "?", or is empty. */
  query: string;
};

/** Returns undefined for a target that no legitimate client sends. */
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this rejects control characters
    return !/[\u0000-\u001f\u007f]/.test(decoded) && !/(^|[/\\])\.\.?([/\\]|$)/.test(decoded);
  } catch {
    return false;
  }
}

export function removeTrailingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export function isHost(host: string | undefined): host is string {
  if (host === undefined || host.length > 255 || !hostPattern.test(host)) return false;
  // "999.1.1.1" matches the pattern but is not a valid address.
  return URL.canParse(`http://${host}`);
}
