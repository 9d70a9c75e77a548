import type { Ticker } from '../shape.ts';

export const ticker: Ticker = {
  label: 'Example gifts',
  gave: '{name} from {location} gave {amount} to {program}',
  donate: 'Donate',
  dismiss: 'Close the example gifts',
  entries: [
    {
      id: 1,
      name: 'Ingrid B.',
      amount: 20,
      program: 'Warm Table',
      location: 'Seaside',
      timeAgo: '5 minutes ago',
    },
  ],
};
