// Selects the stored encoding for a request by its Accept-Encoding (RFC 9110, 12.5.3).

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli, or else gzip, if the client accepts it. The weights of accepted encodings are ignored. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  const accepts = (name: string) => {
    const [, weight = '1'] = new RegExp(
      `(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`,
      'i',
    ).exec(acceptEncoding) ?? [undefined, '0'];
    return Number(weight) > 0;
  };
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
