// Renders pages that need nothing else: the page for a refused request, and the offline page. Both name
// the emergency lines and the office phone.
import type { Content } from '#content/content-shape';
import { getPathLanguage, type Language } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import type { AppError } from '../api/app-error.ts';
import { hashSource } from './pages/finish-page.ts';
import { pagePolicy } from './security-headers.ts';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1rem}' +
  'h1{font-size:1.375rem;line-height:1.3}li{padding:.375rem 0}a{color:#0b5d57}' +
  '@media(prefers-color-scheme:dark){body{background:#15211f;color:#f2efe8}a{color:#8fd6cd}}';

export const plainPolicy = pagePolicy({ scripts: [], styles: [hashSource(style)] });

export function renderRefusalPage(
  error: AppError,
  path: string,
  { contentOf }: SiteContent,
): string {
  const language = getPathLanguage(path);
  const content = contentOf(language);
  return plainPage(language, content, reasonOf(error, content.failures));
}

/** Shown instead of the browser's own error while this server cannot be reached. */
export function renderOfflinePage(language: Language, { contentOf }: SiteContent): string {
  const content = contentOf(language);
  const { title, works, retry } = content.failures.offline;
  const more = [
    ...works.map((text) => `<p>${escapeHtml(text)}</p>`),
    // An empty link repeats the request.
    `<p><a href="">${escapeHtml(retry)}</a></p>`,
  ];
  return plainPage(language, content, title, more.join(''));
}

function plainPage(
  language: Language,
  { organization }: Content,
  title: string,
  more = '',
): string {
  const { bar, emergency, lifeline } = organization.crisis;
  const { call, text } = lifeline;
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(organization.name)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(bar.danger)}</p><p>${escapeHtml(bar.lifeline)}</p><ul>`,
    ...[emergency, call, text, organization.phone].map(
      (link) => `<li><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></li>`,
    ),
    `</ul>${more}</main></body></html>\n`,
  ].join('');
}

function reasonOf({ status, message }: AppError, failures: Content['failures']): string {
  const { busy, otherSite, tooLarge, tooManyPages, unexpected } = failures;
  if (status === 403) return otherSite;
  if (status === 413) return tooLarge;
  if (status === 429) return tooManyPages;
  if (status === 503) return busy;
  return status >= 500 ? unexpected : message;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
