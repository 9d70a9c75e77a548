// Partner marks, named after what they show; content assigns them. Each has one color, which the page sets.

export type PartnerMark = {
  id: string;
  /** Markup for a 48 by 48 view box, drawn in currentColor. */
  symbol: string;
};

const solid = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const drawn = (d: string, width = 4) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const partnerMarks: readonly PartnerMark[] = [
  {
    id: 'waves',
    symbol: solid(
      'M24 2a22 22 0 1 0 0 44a22 22 0 1 0 0-44ZM9 17.5q5-5 10 0t10 0t10 0v4.6q-5-5-10 0t-10 0t-10 0ZM9 27.5q5-5 10 0t10 0t10 0v4.6q-5-5-10 0t-10 0t-10 0Z',
    ),
  },
  {
    id: 'flower',
    symbol: solid(
      'M24 2c7 0 10 5 10 11c0 .7 0 1-.1 1.600c.5-.1 1-.1 1.6-.1c6 0 10.5 3.5 10.5 9.500s-4.5 9.5-10.5 9.500c-.6 0-1 0-1.6-.1c.1.6.1 1 .1 1.600c0 6-3 11-10 11s-10-5-10-11c0-.6 0-1 .1-1.600c-.6.1-1 .1-1.6.1c-6 0-10.5-3.5-10.5-9.500s4.5-9.5 10.5-9.500c.6 0 1 0 1.6.1c-.1-.6-.1-1-.1-1.600c0-6 3-11 10-11ZM24 18.500a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z',
    ),
  },
  {
    id: 'mountain',
    symbol: solid('M2 44L18 6L27 27L33 17L46 44Z'),
  },
  {
    id: 'book',
    symbol: solid(
      'M2 8C9 5 17 6 22.5 10V42C17 38 9 37 2 40ZM46 8C39 5 31 6 25.5 10V42C31 38 39 37 46 40Z',
    ),
  },
  {
    id: 'flame',
    symbol: solid(
      'M24 2C27 11 40 17 40 30A16 16 0 0 1 8 30C8 23 12 19 14 14C17 17 18 20 18 23C22 18 25 11 24 2ZM24 26C21 30 17 32 17 36.500A7 7 0 0 0 31 36.500C31 32 27 30 24 26Z',
    ),
  },
  {
    id: 'note',
    symbol: solid('M17 8L42 3V32A7 6 0 1 1 37 26.500V14L22 17V38A7 6 0 1 1 17 32.500Z'),
  },
  {
    id: 'paddle',
    symbol:
      solid(
        'M2 24H46C43 34 35 38 24 38S5 34 2 24ZM12 28A2 2 0 1 0 12 32A2 2 0 1 0 12 28ZM36 28A2 2 0 1 0 36 32A2 2 0 1 0 36 28Z',
      ) + drawn('M16 22L31 8M31 8L34 5'),
  },
  {
    id: 'coins',
    symbol: solid(
      'M6 6H20Q22 6 22 8V14Q22 16 20 16H6Q4 16 4 14V8Q4 6 6 6ZM28 6H42Q44 6 44 8V14Q44 16 42 16H28Q26 16 26 14V8Q26 6 28 6ZM15 19H33Q35 19 35 21V27Q35 29 33 29H15Q13 29 13 27V21Q13 19 15 19ZM6 32H20Q22 32 22 34V40Q22 42 20 42H6Q4 42 4 40V34Q4 32 6 32ZM28 32H42Q44 32 44 34V40Q44 42 42 42H28Q26 42 26 40V34Q26 32 28 32Z',
    ),
  },
  {
    id: 'scales',
    symbol:
      solid('M2 26H20A9 9 0 0 1 2 26ZM28 26H46A9 9 0 0 1 28 26ZM14 42H34V46H14Z') +
      drawn('M24 5V42M11 12H37M11 12L4.5 25M11 12L17.5 25M37 12L30.5 25M37 12L43.5 25', 3),
  },
  {
    id: 'arches',
    symbol: solid('M24 3L46 19V44H41V33A7 7 0 0 0 27 33V44H21V33A7 7 0 0 0 7 33V44H2V19Z'),
  },
  {
    id: 'heron',
    symbol:
      solid(
        'M24 5C28 2 33 3 34 7L46 10L34 12C32 16 36 20 33 26C30 32 18 34 4 35C8 27 15 22 25 22C27 18 21 12 24 5Z',
      ) + drawn('M22 33V46M29 31V46', 3),
  },
  {
    id: 'blossom',
    symbol: solid(
      'M15 4H33V22H15ZM4 25H22V43H4ZM26 25H44V43H26ZM24 8L19 18H29ZM13 30A4 4 0 1 0 13 38A4 4 0 1 0 13 30ZM31 30H39V38H31Z',
    ),
  },
  {
    id: 'bicycle',
    symbol:
      solid(
        'M24 2a22 22 0 1 0 0 44a22 22 0 1 0 0-44Zm0 5a17 17 0 1 1 0 34a17 17 0 1 1 0-34Zm0 12a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z',
      ) +
      drawn(
        'M24 8V18M24 30V40M8 24H18M30 24H40M13 13L19 19M29 29L35 35M35 13L29 19M19 29L13 35',
        2,
      ),
  },
  {
    id: 'talk',
    symbol: solid(
      'M10 4H38Q46 4 46 12V26Q46 34 38 34H24L12 45V34H10Q2 34 2 26V12Q2 4 10 4ZM24 28C12 20 15 11 20 11C22 11 24 13 24 15C24 13 26 11 28 11C33 11 36 20 24 28Z',
    ),
  },
  {
    id: 'bird',
    symbol: solid(
      'M10 5H38Q43 5 43 10V38H40V43H33V38H15V43H8V38H5V10Q5 5 10 5ZM10 11V24H38V11ZM12 28A3 3 0 1 0 12 34A3 3 0 1 0 12 28ZM36 28A3 3 0 1 0 36 34A3 3 0 1 0 36 28Z',
    ),
  },
  {
    id: 'lantern',
    symbol: solid(
      'M22 2H26V7L38 16H10L22 7ZM12 19H36V40H12ZM8 42H40V46H8ZM24 22C20 28 18 30 18 33A6 5 0 0 0 30 33C30 30 28 28 24 22Z',
    ),
  },
  {
    id: 'tree',
    symbol: solid(
      'M22.5 2H25.500V7C37 7 43 12 43 19H5C5 12 11 7 22.5 7ZM8 22H40C40 34 32 41 24 46C16 41 8 34 8 22Z',
    ),
  },
  {
    id: 'spark',
    symbol:
      drawn('M14 12L3 24L14 36M34 12L45 24L34 36', 5) +
      solid(
        'M25 9C27 17 33 20 33 28A9 9 0 0 1 15 28C15 24 17 22 18 19C20 21 21 23 21 25C24 20 26 15 25 9Z',
      ),
  },
];
