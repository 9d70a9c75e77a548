import type { Partners } from '../shape.ts';

export const partners: Partners = [
  { id: 'riverbend', name: 'Riverbend', tagline: 'Food Network' },
  { id: 'dogwood', name: 'Dogwood', tagline: 'Family Clinic' },
  { id: 'fall-line', name: 'Fall Line', tagline: 'Works' },
  { id: 'northside', name: 'Northside', tagline: 'Public Library' },
  { id: 'shockoe-hearth', name: 'Shockoe Hearth', tagline: 'Community Kitchen' },
  { id: 'hilltop-choir', name: 'Hilltop', tagline: 'Choir Collective' },
  { id: 'belle-rapids', name: 'Belle Rapids', tagline: 'Paddle Club' },
  { id: 'cobblestone', name: 'Cobblestone', tagline: 'Credit Circle' },
  { id: 'even-keel', name: 'Even Keel', tagline: 'Legal Aid' },
  { id: 'two-arches', name: 'Two Arches', tagline: 'Housing Trust' },
  { id: 'heron-point', name: 'Heron Point', tagline: 'Conservancy' },
  { id: 'magnolia-lane', name: 'Magnolia Lane', tagline: 'Early Learning' },
  { id: 'southbank', name: 'Southbank', tagline: 'Bike Kitchen' },
  { id: 'canal-walk', name: 'Canal Walk', tagline: 'Counseling' },
  { id: 'cardinal-line', name: 'Cardinal Line', tagline: 'Ride Volunteers' },
  { id: 'lantern-lane', name: 'Lantern Lane', tagline: 'Arts House' },
  { id: 'oak-grove', name: 'Oak Grove', tagline: 'Elders’ Table' },
  { id: 'kindling', name: 'Kindling', tagline: 'Code School' },
];
