// Replies for needs that none of our programs covers.
import type { Replies } from '#domain/assistant-content';
import { programFor } from '../need-programs.ts';

const firstMonth = programFor('work-start');
const budget = programFor('money');

export const noFurniture = 'We do not have furniture such as beds, couches or cribs.';

export const noGlasses = 'We have no glasses, hearing aids or medicine.';

export const notOffered = {
  taxes:
    'We do not prepare tax returns. The IRS finds free tax help near you (VITA): 1-800-906-9887.',
  'car-seat':
    'We do not have car seats or strollers. A local health department or fire station often does.',
  'home-repair':
    'We do not repair homes or remove mold or pests, and we have no appliances. Renters can ask the city to inspect: call 311.',
  'car-costs': `We do not give gas money or gas cards, and we do not pay for cars. If you just found a job, we help with the first month: ${firstMonth.path}.`,
  cash: `We do not give or lend cash, and we do not pay phone or card bills. We make a plan for your money with you: ${budget.path}.`,
  pets: 'We do not have help for pets.',
} as const satisfies Replies['needs'];
