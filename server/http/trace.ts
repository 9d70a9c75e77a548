// Takes the trace id from the W3C header `traceparent`, so that log lines can be joined with those of other services.

const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/;
const invalid = '0'.repeat(32);

export function parseTraceId(header: string | string[] | undefined): string | undefined {
  const id = typeof header === 'string' ? traceparent.exec(header)?.[1] : undefined;
  return id === invalid || (header?.[0] === 'f' && header[1] === 'f') ? undefined : id;
}
