import { readFileSync } from 'node:fs';

/** The address by which the proxy of deploy/ decides whether a process gets requests. */
export function proxyAsks(): string {
  const file = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8');
  return /^\s*health_uri (\S+)$/m.exec(file)?.[1] ?? '';
}
