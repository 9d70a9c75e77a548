// Postal codes and names of the states, as files spell them.
import { foldText } from '../text/text.ts';

export const usStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Abbreviations of before ZIP codes, and Spanish names that differ. */
const otherSpellings: Readonly<Record<string, string>> = {
  'd.c.': 'DC',
  'washington dc': 'DC',
  'washington, dc': 'DC',
  'n carolina': 'NC',
  's carolina': 'SC',
  'w virginia': 'WV',
  virg: 'VA',
  penn: 'PA',
  mass: 'MA',
  calif: 'CA',
  'nueva york': 'NY',
  'nueva jersey': 'NJ',
  'nuevo mexico': 'NM',
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'virginia occidental': 'WV',
  pensilvania: 'PA',
  luisiana: 'LA',
};

const codeByName = new Map(
  Object.entries(usStates).flatMap(([code, name]) => [
    [foldText(code), code],
    [foldText(name), code],
  ]),
);

/** The postal code of a state in any usual spelling. */
export function stateCode(text: string): string | undefined {
  const folded = foldText(text).replace(/\.$/, '');
  return (
    codeByName.get(folded) ?? codeByName.get(folded.replaceAll('.', '')) ?? otherSpellings[folded]
  );
}
