// The steps that make a real site of an installation, in the order in which to do them.
export const checklistSteps = [
  'real-data',
  'https',
  'address',
  'mail',
  'on-call',
  'backups',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];
