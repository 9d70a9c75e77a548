// Headers and content security policies of responses.

export const securityHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['X-Content-Type-Options', 'nosniff'],
  // A stricter policy makes browsers send "Origin: null" with form posts, which the server refuses.
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * Sent over https only, so that a developer's laptop does not store it. No includeSubDomains: other
 * hosts of the organization may not support https.
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=63072000'] as const;

/** For data responses: nothing in them runs if a browser shows one as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For files. Inline styles let an SVG opened by itself show its own colors. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** For the script of a worker, which asks nothing of the network. A browser may refuse a sandboxed worker. */
export const workerPolicy = "default-src 'none'; frame-ancestors 'none'";

export type PageSources = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Hashes of style attributes in the markup; usually none, because pages use classes. */
  styleAttributes?: readonly string[];
};

export function pagePolicy({ scripts, styles, styleAttributes = [] }: PageSources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(styleAttributes.length > 0
      ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes].join(' ')]
      : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
