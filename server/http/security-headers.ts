// The headers that every response carries, whatever made it.

export const securityHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['X-Content-Type-Options', 'nosniff'],
  // Stricter would make browsers send "Origin: null" with form posts, which are then refused.
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * Only over https: a browser ignores it elsewhere, and a laptop must not learn it. For this host alone:
 * what else the organisation has under its name is not ours to shut.
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=63072000'] as const;

/** For responses that are data: should a browser ever show one as a page, nothing in it runs. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For files; a picture opened by itself keeps its own colours. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export type PageSources = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Hashes of style attributes in the markup; classes are the rule, so mostly none. */
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
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
