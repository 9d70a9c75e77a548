// Fills the tokens of facts, such as `{org.phone.text}`, in texts.

const tokenPattern = /\{org\.([\w.]+)\}/g;

/** Returns a copy with filled tokens. Parts without a token stay the same objects. */
export function fillTokens<T>(value: T, facts: object): T {
  if (typeof value === 'string') {
    if (!value.includes('{org.')) return value;
    return value.replace(
      tokenPattern,
      (token, path: string) => findFact(facts, path) ?? token,
    ) as T;
  }
  if (Array.isArray(value)) {
    const filled = value.map((item) => fillTokens(item, facts));
    return (filled.some((item, at) => item !== value[at]) ? filled : value) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(
    ([key, item]) => [key, fillTokens(item, facts)] as const,
  );
  const isChanged = filled.some(([key, item]) => item !== (value as Record<string, unknown>)[key]);
  return (isChanged ? Object.fromEntries(filled) : value) as T;
}

function findFact(facts: object, path: string): string | undefined {
  let value: unknown = facts;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'string' ? value : undefined;
}
