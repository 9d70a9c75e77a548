/** Puts values in the places that braces hold in a text: `{program}`, `{path}`. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
