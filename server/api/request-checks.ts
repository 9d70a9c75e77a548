// Checks of a request before a handler runs: origin, content type, encoding, and schema.
import * as v from 'valibot';
import { listProblems } from '#domain/forms/field-check';
import { AppError, invalid } from './app-error.ts';
import type { AnySchema } from './route.ts';

/** Compares the Origin header with this site; undefined when the request has no Origin. */
export function isSameOrigin(
  request: Request,
  publicUrl: string | undefined,
  isHttps: boolean,
): boolean | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  // Compare the scheme too: an attacker in the network could serve pages of this host over plain http.
  return origin === `${isHttps ? 'https' : 'http'}://${host.toLowerCase()}`;
}

export async function readJson(request: Request): Promise<{ raw: string; value: unknown }> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType)) {
    throw new AppError('wrong-content-type', 'Send JSON with the content type application/json.');
  }
  const raw = await readText(request);
  try {
    return { raw, value: JSON.parse(raw) };
  } catch {
    throw new AppError('bad-json', 'The body is not valid JSON.');
  }
}

/** Reads a URL-encoded form. When a name occurs twice, the last value wins. */
export async function readForm(request: Request): Promise<{ raw: string; value: unknown }> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
    throw new AppError('wrong-content-type', 'Send a form, application/x-www-form-urlencoded.');
  }
  const raw = await readText(request);
  return { raw, value: Object.fromEntries(new URLSearchParams(raw)) };
}

async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('bad-json', 'The body is not valid UTF-8.');
  }
}

export function parseWith(schema: AnySchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw invalid(listProblems(parsed.issues));
  return parsed.output;
}
