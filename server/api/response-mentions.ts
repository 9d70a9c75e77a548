// Lists the row ids in a stored response. The response is sealed, but the ids are not, so that an erasure finds it.

const named = ['id', 'memberId', 'contactId', 'submissionId', 'subjectId', 'reference'] as const;
type Named = (typeof named)[number];

export function listResponseColumns(response: unknown) {
  return { response, mentions: [...new Set(mentionsIn(response))] };
}

export function formatMention(name: Named, of: number | string) {
  return `${name}:${of}`;
}

function mentionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (named as readonly string[]).includes(key) &&
    (typeof inner === 'number' || typeof inner === 'string')
      ? [`${key}:${inner}`]
      : mentionsIn(inner),
  );
}
