/**
 * Makes a script element of data for machines; `<` is escaped so that no text can end it. No component: React
 * in it would make every page fetch it, also those where only the server renders such an element.
 */
export function jsonLd(data: object) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { type: 'application/ld+json', dangerouslySetInnerHTML: { __html } };
}
