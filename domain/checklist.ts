// Steps from an installation to a live site, in the order to do them.
export const checklistSteps = [
  'real-data',
  'https',
  'address',
  'mail',
  'on-call',
  'backups',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];
