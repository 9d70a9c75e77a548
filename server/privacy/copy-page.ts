// Renders a person's data as one printable page without scripts, style sheets, or remote content.
import { staffLocale } from '#content/languages';
import { officeZone } from '#domain/calendar/office-hours';

export type CopySection = { title: string; rows: Record<string, unknown>[] };

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const moments = new Intl.DateTimeFormat(staffLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: officeZone,
});

/** Turns "preferredContactMethod" into "Preferred contact method". */
function labelOf(key: string): string {
  const spaced = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The format of times in the audit log's changes. */
const keptMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export function formatCopyValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moments.format(value);
  if (typeof value === 'string' && keptMoment.test(value)) return moments.format(new Date(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(formatCopyValue).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => [labelOf(key), formatCopyValue(inner)])
      .filter(([, text]) => text !== '')
      .map((line) => line.join(': '))
      .join('\n');
  }
  return String(value);
}

function tableOf(row: Record<string, unknown>): string {
  const lines = Object.entries(row)
    .map(([key, value]) => [labelOf(key), formatCopyValue(value)].map(escaped))
    .filter(([, text]) => text !== '')
    .map(
      ([label, text]) =>
        `<tr><th align="left" valign="top">${label}</th><td>${text?.replaceAll('\n', '<br>')}</td></tr>`,
    );
  return `<table cellpadding="4">${lines.join('\n')}</table>`;
}

export function renderCopyPage(
  title: string,
  intro: string,
  sections: readonly CopySection[],
): string {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return [
    '<!doctype html>',
    `<html lang="${staffLocale}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(intro)}</p>`,
    ...filled.map(
      (section) =>
        `<h2>${escaped(section.title)}</h2>\n${section.rows.map(tableOf).join('\n<hr>\n')}`,
    ),
    '</body></html>',
    '',
  ].join('\n');
}
