/**
 * Returns a JSON-LD script element; `<` is escaped so that no text can end it. Not a component, so that pages do not
 * load React code for it.
 */
export function formatJsonLd(data: object) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { type: 'application/ld+json', dangerouslySetInnerHTML: { __html } };
}
