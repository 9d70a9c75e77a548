import type { Partners } from '../shape.ts';

export const partners: Partners = [
  {
    id: 'riverbend-food-network',
    name: 'Riverbend Food Network',
    tagline: 'Fresh food from farm to porch',
  },
  {
    id: 'dogwood-family-clinic',
    name: 'Dogwood Family Clinic',
    tagline: 'Doctors who sit down first',
  },
  { id: 'fall-line-works', name: 'Fall Line Works', tagline: 'Trades taught on the job' },
  {
    id: 'northside-public-library',
    name: 'Northside Public Library',
    tagline: 'Books, rooms and warm coats',
  },
  {
    id: 'shockoe-bread-house',
    name: 'Shockoe Bread House',
    tagline: 'Yesterday’s loaves, today’s toast',
  },
  {
    id: 'seven-hills-housing-trust',
    name: 'Seven Hills Housing Trust',
    tagline: 'Fair rent on every hill',
  },
  {
    id: 'canal-walk-credit-union',
    name: 'Canal Walk Credit Union',
    tagline: 'First accounts, fair loans',
  },
  {
    id: 'blue-heron-counseling',
    name: 'Blue Heron Counseling',
    tagline: 'A quiet room and a good ear',
  },
  {
    id: 'cardinal-youth-league',
    name: 'Cardinal Youth League',
    tagline: 'Ball games and homework',
  },
  {
    id: 'manchester-maker-hall',
    name: 'Manchester Maker Hall',
    tagline: 'Tools to share, skills to keep',
  },
  { id: 'magnolia-legal-desk', name: 'Magnolia Legal Desk', tagline: 'Plain answers on leases' },
  {
    id: 'hanover-fields-co-op',
    name: 'Hanover Fields Co-op',
    tagline: 'Forty farms, one truck',
  },
  { id: 'trolley-line-rides', name: 'Trolley Line Rides', tagline: 'Door to door, on time' },
  {
    id: 'mockingbird-radio',
    name: 'Mockingbird Radio',
    tagline: 'News you can use, in two tongues',
  },
  {
    id: 'lantern-night-school',
    name: 'Lantern Night School',
    tagline: 'Class starts after your shift',
  },
  {
    id: 'sycamore-senior-circle',
    name: 'Sycamore Senior Circle',
    tagline: 'Company, cards and calls',
  },
  {
    id: 'james-shore-stewards',
    name: 'James Shore Stewards',
    tagline: 'Boots in the river',
  },
  {
    id: 'copper-kettle-kitchen',
    name: 'Copper Kettle Kitchen',
    tagline: 'Eighty bowls in one pot',
  },
];
