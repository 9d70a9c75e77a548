// Adds the emergency lines and the office phone to the error messages of public forms and the chat, in the
// language of the page.
import type { Content } from '#content/content-shape';
import { defaultLanguage, getPathLanguage, isLanguage, type Language } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { minuteMs } from '#domain/calendar/durations';
import { AppError } from './app-error.ts';

/** The paths of the public forms and the chat; a test compares them with the routes. */
export const publicFormPaths: ReadonlySet<string> = new Set([
  '/api/chat',
  '/api/contacts',
  '/api/donations',
  '/api/get-involved-submissions',
  '/api/members',
  '/api/newsletters',
]);

/** The language of the page that sent the form. */
export function detectPageLanguage(header: (name: string) => string | null | undefined): Language {
  const said = header('content-language');
  if (isLanguage(said)) return said;
  const from = header('referer') ?? '';
  return URL.canParse(from) ? getPathLanguage(new URL(from).pathname) : defaultLanguage;
}

type Sent = {
  method: string;
  path: string;
  header: (name: string) => string | null | undefined;
  site: SiteContent;
};

/** Returns the error for a visitor. Field problems and errors for staff stay unchanged. */
export function withEmergencyLines(
  error: AppError,
  { method, path, header, site }: Sent,
): AppError {
  const isStaff = Boolean(header('x-csrf-token'));
  if (method !== 'POST' || !publicFormPaths.has(path) || isStaff || error.code === 'invalid') {
    return error;
  }
  const language = detectPageLanguage(header);
  const { failures, organization } = site.contentOf(language);
  const { danger, lifeline } = organization.crisis.bar;
  const call = failures.call.replace('{phone}', organization.phone.text);
  const message = `${reasonOf(error, failures, language)} ${danger} ${lifeline}. ${call}`;
  const { fields, headers, details } = error;
  return new AppError(error.code, message, { ...(fields && { fields }), headers, details });
}

/** The translated reason, or the error's own message when the code has no translation. */
function reasonOf(
  { code, message, headers }: AppError,
  failures: Content['failures'],
  language: Language,
): string {
  switch (code) {
    case 'too-many':
      return failures[code].replace('{time}', inWords(Number(headers['Retry-After']), language));
    case 'over-quota':
    case 'unavailable':
    case 'unexpected':
    case 'busy':
      return failures[code];
    case 'too-large':
      return failures.tooLarge;
    case 'forbidden':
      return failures.otherSite;
    default:
      return message;
  }
}

const minuteSeconds = minuteMs / 1000;

function inWords(seconds: number, language: Language): string {
  const isShort = seconds < 1.5 * minuteSeconds;
  const count = isShort ? seconds : Math.ceil(seconds / minuteSeconds);
  const unit = isShort ? 'second' : 'minute';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}
