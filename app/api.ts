// The only fetch in the app, for public pages and staff. What only staff need of it is in staff/data.

export class ApiError extends Error {
  override name = 'ApiError';
  readonly path: string;
  readonly status: number;
  readonly code: string;
  /** What to tell a person. */
  readonly said: string;
  readonly fields: Record<string, string>;
  /** Everything the server says about it. */
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(path: string, response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    const body = errorIn(text);
    this.path = path;
    this.status = response.status;
    this.code = body.code ?? '';
    this.said = body.message ?? '';
    this.fields = body.fields ?? {};
    this.body = body;
    const retryAfter = Number(response.headers.get('retry-after'));
    this.retryAfterSeconds = retryAfter > 0 ? retryAfter : undefined;
  }
}

type ErrorBody = {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  [more: string]: unknown;
};

function errorIn(text: string): ErrorBody {
  try {
    return (JSON.parse(text) as { error?: ErrorBody }).error ?? {};
  } catch {
    return {};
  }
}

/** Set by the staff area: what to do when the session has ended. */
let onSignedOut: () => void = () => {};
export function whenSignedOut(react: () => void): void {
  onSignedOut = react;
}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const error = new ApiError(path, response, await response.text());
  if (error.code === 'not-signed-in') onSignedOut();
  throw error;
}

export async function getJson<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  return (await request(path, signal ? { signal } : {})).json();
}

/** What was sent and has no good response yet: sent again, it carries the same key and makes no second row. */
const openKeys = new Map<string, string>();

type PostOptions = { headers?: Record<string, string>; signal?: AbortSignal };

export async function postJson<Body>(
  path: string,
  body: unknown,
  { headers, ...init }: PostOptions = {},
): Promise<Body> {
  const text = JSON.stringify(body);
  const intent = `${path} ${text}`;
  const key = openKeys.get(intent) ?? newKey();
  openKeys.set(intent, key);
  const response = await request(path, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: text,
  });
  const received: Body = await response.json();
  openKeys.delete(intent);
  return received;
}

/** A key for a write that is made once, however often it is sent. */
export function newKey(): string {
  // `crypto.randomUUID` is missing where the page came over plain http.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export type AssistantReply = { success: boolean; response: string };
const assistantPatienceMs = 20_000;

/** A message to the assistant: this text alone, nothing of what was said before. */
export function askAssistant(message: string): Promise<Partial<AssistantReply> | null> {
  return postJson('/api/chat', { message }, { signal: AbortSignal.timeout(assistantPatienceMs) });
}
