/** The needs that every organisation's own names for them belong to. */
export const topicNames = [
  'housing',
  'clothing',
  'food',
  'health',
  'crisis',
  'work',
  'money',
  'education',
  'family',
  'youth',
  'environment',
  'culture',
] as const;

export type TopicName = (typeof topicNames)[number];
