// What is kept of a response is sealed; which rows it tells of is not, so that an erasure finds it.

const named = ['id', 'memberId', 'subjectId', 'reference'];

export function responseColumns(response: unknown) {
  return { response, mentions: [...new Set(mentionsIn(response))] };
}

export function mention(name: 'id' | 'memberId' | 'subjectId' | 'reference', of: number | string) {
  return `${name}:${of}`;
}

function mentionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    named.includes(key) && (typeof inner === 'number' || typeof inner === 'string')
      ? [`${key}:${inner}`]
      : mentionsIn(inner),
  );
}
