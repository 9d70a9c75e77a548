// Answers API requests from clients and from pages rendered in this process.
import type { IncomingMessage } from 'node:http';
import { busy } from '../api/app-error.ts';
import { createLoadShedding, Overloaded } from './load-shedding.ts';
import type { FetchApi } from './pages/site.ts';
import { dataPolicy } from './security-headers.ts';
import { type Exchange, sendResponse, toRequest } from './web-exchange.ts';

export type ApiBindings = { address?: string; incoming?: IncomingMessage };

export type ApiFetch = (request: Request, bindings: ApiBindings) => Response | Promise<Response>;

/** Request headers that a page's own API calls inherit from the page request. */
const forwarded = ['cookie', 'x-forwarded-for', 'x-forwarded-proto', 'user-agent', 'origin'];
/** Exempt from load shedding: monitoring must get through when the server is overloaded. */
export const monitoringPaths: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

export function createApiHandler(api: ApiFetch, passwordPaths: ReadonlySet<string>) {
  const writes = createLoadShedding({ concurrency: 16 });
  // Sign-ins wait for their password hash inside the handler. The limit is high enough that waiting
  // sign-ins block neither other requests nor sign-ins whose rate limit is still to be checked.
  const passwords = createLoadShedding({ concurrency: 256 });
  const reads = createLoadShedding({ concurrency: 16 });

  async function call(request: Request, exchange: Exchange): Promise<Response> {
    const work = async () => api(request, { incoming: exchange.incoming });
    const { pathname } = new URL(request.url);
    if (monitoringPaths.has(pathname)) return work();
    if (passwordPaths.has(pathname)) return passwords.admit(work);
    return (request.method === 'GET' || request.method === 'HEAD' ? reads : writes).admit(work);
  }

  return {
    async respond(exchange: Exchange, target: string, body: Buffer | undefined): Promise<void> {
      const response = await call(toRequest(exchange, target, body), exchange);
      return sendResponse(exchange, response, dataPolicy);
    },

    callFrom(exchange: Exchange): FetchApi {
      return async (input, init) => {
        const request =
          typeof input === 'string' ? new Request(new URL(input, exchange.origin), init) : input;
        for (const name of forwarded) {
          const value = exchange.incoming.headers[name];
          if (typeof value === 'string' && !request.headers.has(name)) {
            request.headers.set(name, value);
          }
        }
        request.headers.set('X-Request-Id', exchange.requestId);
        try {
          return await call(request, exchange);
        } catch (error) {
          if (!(error instanceof Overloaded)) throw error;
          const problem = busy();
          return Response.json(problem.body, { status: problem.status, headers: problem.headers });
        }
      };
    },
  };
}
