// The errors that a caller may see, each with its HTTP status.
import { staffLocale } from '#content/languages';
import type { FailureReason } from '#domain/failures';
import { describeProblem, type Problem } from '#domain/forms/problem';
import { fieldProblems } from '#text/field-problems';
import { fields } from '#text/fields';
import { entryNames, entryProblems } from '#text/staff/entry-problems';
import { failures as text } from '#text/staff/failures';

const sentences = { ...fieldProblems, ...entryProblems };
const labels = { ...fields, entry: entryNames };

const statusOf = {
  'bad-request': 400,
  'bad-json': 400,
  'idempotency-key-missing': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-allowed': 403,
  restricted: 403,
  'factor-required': 403,
  'confirm-first': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'changed-since': 409,
  'too-large': 413,
  'wrong-content-type': 415,
  invalid: 422,
  'version-missing': 428,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
  busy: 503,
  'over-quota': 503,
} as const;

export type ErrorCode = keyof typeof statusOf;
export type ErrorStatus = (typeof statusOf)[ErrorCode];

export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Further fields of the error body, for programs. */
  readonly details: Record<string, unknown>;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.details = options.details ?? {};
  }

  get status(): ErrorStatus {
    return statusOf[this.code];
  }

  get body() {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.fields === undefined ? {} : { fields: this.fields }),
        ...this.details,
      },
    };
  }
}

export function invalid(problems: readonly Problem[]): AppError {
  return new AppError('invalid', 'Please check the marked fields.', {
    fields: Object.fromEntries(problems.map((problem) => [problem.field, sentenceOf(problem)])),
    // Codes of the problems, so that the client can say them in another language.
    details: { problems: Object.fromEntries(problems.map(({ field, ...rest }) => [field, rest])) },
  });
}

function sentenceOf(problem: Problem): string {
  return describeProblem(problem, sentences, labels, staffLocale);
}

export function notFound(what: string): AppError {
  return new AppError('not-found', `${what} not found`);
}

export function notAllowed(): AppError {
  return new AppError('not-allowed', 'Your account is not meant for this. Ask an owner.');
}

export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError(
    'too-many',
    `Too many tries. Please wait ${inWords(retryAfterSeconds)} and try again.`,
    { headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}

/** The form is over its network's limit, and the forms that need review fill the quota. */
export function overQuota(): AppError {
  return new AppError(
    'over-quota',
    'So many forms have come from your network that we cannot take more until our staff have read them.',
    { headers: { 'Retry-After': '600' } },
  );
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** The response of `/api/ready` to monitoring while the site cannot work. */
export function notReady(reason: FailureReason): AppError {
  return new AppError('unavailable', text.reasons[reason], {
    headers: { 'Retry-After': '10' },
    details: { reason },
  });
}

/** More requests are in flight than the server accepts. */
export function busy(): AppError {
  return new AppError('busy', 'We are very busy. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });
}

export function unavailable(): AppError {
  return new AppError(
    'unavailable',
    'We cannot save this right now. Please try again in a moment.',
    {
      headers: { 'Retry-After': '1' },
    },
  );
}

// SQLSTATE prefixes that put the database at fault, not the request: read-only (25006), deadlock (40P01),
// resources (53100 is a full disk), operator intervention (57), system errors (58).
const refusalStates = ['25006', '40', '53', '57', '58'];
// The connection failed, or the database server is stopping or starting.
const unreachableStates = ['08', '57P01', '57P02', '57P03'];
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
];
// SQLSTATE codes of invalid text, values out of range, and violated check or not-null constraints.
const requestStates = [
  ...['22P02', '22P05', '22021', '22001'],
  ...['22003', '22007', '22008', '23514', '23502'],
];

/** Maps any error to one that the caller may see. An unknown error becomes a 500 without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (findDatabaseFailure(error)) return unavailable();
  for (const cause of causes(error)) {
    const code = codeOf(cause);
    if (requestStates.includes(code)) {
      return new AppError('invalid', 'Something in this request cannot be stored.');
    }
    if (code === '23503') return notFound('What this belongs to was');
  }
  return new AppError('unexpected', 'Something went wrong on our side.');
}

export type DatabaseFailure = {
  reason: Extract<FailureReason, 'database-unreachable' | 'writes-failing'>;
  /** The SQLSTATE or the code of the network error, if there is one. */
  code: string | undefined;
};

/** How the database failed; undefined when the database is not at fault. */
export function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (error instanceof AppError) return undefined;
  for (const cause of causes(error)) {
    const code = codeOf(cause);
    const isOneOf = (states: readonly string[]) => states.some((state) => code.startsWith(state));
    if (
      networkCodes.includes(code) ||
      isOneOf(unreachableStates) ||
      isConnectionMessage(cause.message)
    ) {
      return { reason: 'database-unreachable', code: code || undefined };
    }
    if (isOneOf(refusalStates)) return { reason: 'writes-failing', code };
  }
  return undefined;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The SQLSTATE of a database error, or the code of a network error. */
export function findErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return codeOf(error) || findErrorCode(error.cause);
}

function* causes(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause;
    if (cause instanceof AggregateError) yield* cause.errors.filter((one) => one instanceof Error);
  }
}

function isConnectionMessage(message: string): boolean {
  return /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|terminating connection|Client has encountered a connection error|database is closed|engine (is )?(closed|restarting)/i.test(
    message,
  );
}
