// One process: public pages from memory, the API, and pages rendered for their request.
import { fileURLToPath } from 'node:url';
import { organisation } from '#content/en/organisation';
import { officeZone } from '#domain/office-hours';
import { loadEnv } from './env.ts';
import { createLog } from './http/log.ts';
import { serve } from './http/serve.ts';
import { StartError } from './http/start-error.ts';

async function main(): Promise<void> {
  const env = loadEnv();
  const log = createLog(env.logLevel);
  const server = await serve({
    ...env,
    buildFolder: fileURLToPath(new URL('..', import.meta.url)),
    createApi: () => ({ fetch: () => Response.json({ status: 'ok' }) }),
    isDatabaseShared: false,
    timeZone: officeZone,
    log,
  });
  process.stdout.write(`\n  ${organisation.name}\n  http://localhost:${server.port}\n\n`);
  const stop = async () => {
    await server.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
