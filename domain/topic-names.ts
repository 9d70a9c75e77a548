/** The needs to which organizations assign their own area names. */
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
