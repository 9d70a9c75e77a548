import { readFileSync } from 'node:fs';

/** The health check path in the proxy configuration of deploy/. */
export function readHealthPath(): string {
  const file = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8');
  return /^\s*health_uri (\S+)$/m.exec(file)?.[1] ?? '';
}
