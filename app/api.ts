// The only fetch in the app.

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** What to tell a person. */
  readonly said: string;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    const { code = '', message = '', fields = {} } = errorIn(text);
    this.status = response.status;
    this.code = code;
    this.said = message;
    this.fields = fields;
    const retryAfter = Number(response.headers.get('retry-after'));
    this.retryAfterSeconds = retryAfter > 0 ? retryAfter : undefined;
  }
}

type ErrorBody = { code?: string; message?: string; fields?: Record<string, string> };

function errorIn(text: string): ErrorBody {
  try {
    return (JSON.parse(text) as { error?: ErrorBody }).error ?? {};
  } catch {
    return {};
  }
}

/** One page of a list: its rows, how many there are in all, and where the next page is. */
export type Page<Row> = {
  rows: Row[];
  total: number;
  isTotalExact: boolean;
  next: string | undefined;
};

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Under this key the browser keeps the token that staff writes carry. It opens nothing by itself. */
export const adminTokenKey = 'wwi_admin_token';

/** Set by the staff area: what to do when the session has ended. */
let onSignedOut: () => void = () => {};
export function whenSignedOut(react: () => void): void {
  onSignedOut = react;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const error = new ApiError(response, await response.text());
  if (error.code === 'not-signed-in') onSignedOut();
  throw error;
}

export async function getJson<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  return (await request(path, signal ? { signal } : {})).json();
}

export async function getPage<Row>(path: string, signal?: AbortSignal): Promise<Page<Row>> {
  const response = await request(path, signal ? { signal } : {});
  return {
    rows: await response.json(),
    total: Number(response.headers.get('x-total-count')),
    isTotalExact: response.headers.get('x-total-count-is') === null,
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

/** A public form: sent as a visitor, even from a browser that is signed in. */
export async function sendForm<Body>(path: string, body: unknown, key: string): Promise<Body> {
  const response = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  return response.json();
}

export type AssistantReply = { success: boolean; response: string };
const assistantPatienceMs = 20_000;

/** A question to the assistant: the words alone, nothing of what was said before. */
export async function askAssistant(message: string): Promise<Partial<AssistantReply> | null> {
  const response = await request('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
    signal: AbortSignal.timeout(assistantPatienceMs),
  });
  return response.json();
}

/** A staff write: carries the session's token. */
export async function sendStaff<Body>(method: Method, path: string, body?: unknown): Promise<Body> {
  const token = localStorage.getItem(adminTokenKey) ?? '';
  const response = await request(path, {
    method,
    headers: {
      'X-CSRF-Token': token,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}
