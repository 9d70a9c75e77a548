/** A key for one filling of a form: sending it again makes no second row. */
export function newKey(): string {
  // `crypto.randomUUID` is missing where the page came over plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
