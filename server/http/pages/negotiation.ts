// Selects the stored encoding for a request by its Accept-Encoding (RFC 9110, 12.5.3).

export type Encoding = 'br' | 'gzip' | 'identity';

/** In order of preference, for equal weights. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

// Browsers send only a handful of values; the limit keeps made-up values from growing the cache.
const remembered = new Map<string, Encoding>();
const rememberedLimit = 256;

export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const chosen = choose(acceptEncoding);
  if (remembered.size < rememberedLimit) remembered.set(acceptEncoding, chosen);
  return chosen;
}

function choose(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  const others = weights.get('*');
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of encodings) {
    // Identity is acceptable unless refused, but any encoding that the client names comes first.
    const unnamed = encoding === 'identity' ? (others === 0 ? 0 : 0.0001) : (others ?? 0);
    const weight = weights.get(encoding) ?? unnamed;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function weightOf(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  const weight = Number(q.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
