import type { Partners } from '../shape.ts';

export const partners: Partners = [
  { id: 'waves', name: 'Riverbend', tagline: 'Food Network' },
  { id: 'flower', name: 'Dogwood', tagline: 'Family Clinic' },
  { id: 'mountain', name: 'Fall Line', tagline: 'Works' },
  { id: 'book', name: 'Northside', tagline: 'Public Library' },
  { id: 'flame', name: 'Shockoe Hearth', tagline: 'Community Kitchen' },
  { id: 'note', name: 'Hilltop', tagline: 'Choir Collective' },
  { id: 'paddle', name: 'Belle Rapids', tagline: 'Paddle Club' },
  { id: 'coins', name: 'Cobblestone', tagline: 'Credit Circle' },
  { id: 'scales', name: 'Even Keel', tagline: 'Legal Aid' },
  { id: 'arches', name: 'Two Arches', tagline: 'Housing Trust' },
  { id: 'heron', name: 'Heron Point', tagline: 'Conservancy' },
  { id: 'blossom', name: 'Magnolia Lane', tagline: 'Early Learning' },
  { id: 'bicycle', name: 'Southbank', tagline: 'Bike Kitchen' },
  { id: 'talk', name: 'Canal Walk', tagline: 'Counseling' },
  { id: 'bird', name: 'Cardinal Line', tagline: 'Ride Volunteers' },
  { id: 'lantern', name: 'Lantern Lane', tagline: 'Arts House' },
  { id: 'tree', name: 'Oak Grove', tagline: 'Elders’ Table' },
  { id: 'spark', name: 'Kindling', tagline: 'Code School' },
];
