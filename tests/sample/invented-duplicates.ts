// Invents people of whom a known number applied twice, written differently the second time. Deterministic by seed.

import type { PersonRecord } from '../../domain/duplicates/match.ts';
import { nicknameGroups } from '../../domain/duplicates/nicknames.ts';
import { createSeededRandom } from '../../server/cli/invented-chance.ts';

const lastNames = `
Smith Johnson Williams Brown Jones García Miller Davis Rodríguez Martínez Hernández López González Wilson Anderson
Thomas Taylor Moore Jackson Martin Lee Pérez Thompson White Harris Sánchez Clark Ramírez Lewis Robinson Walker Young
Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts
Gómez Phillips Evans Turner Díaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutiérrez
Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chávez Wood James
Bennett Gray Mendoza Ruiz Hughes Price Álvarez Castillo Sanders Patel Myers Long Ross Foster Jiménez Powell Jenkins
Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Fisher Vásquez Simmons Romero Jordan Patterson Alexander
Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera Gibson Ellis Tran Medina Aguilar Stevens
Murray Ford Castro Marshall Owens Harrison Fernández McDonald Woods Washington Kennedy Wells Vargas Henry Chen Freeman
Webb Tucker Guzmán Burns Crawford Olson Simpson Porter Hunter Gordon Méndez Silva Shaw Snyder Mason Dixon Muñoz Hunt
Hicks Holmes Palmer Wagner Black Robertson Boyd Rose Stone Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels
Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne Grant Dunn Kelley Spencer Hawkins Arnold Pierce Hansen Peters
Santos Hart Bradley Knight Elliott Cunningham Duncan Armstrong Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado
Berry Perkins Hoffman Johnston Matthews Peña Richards Contreras Willis Carpenter Lawrence Sandoval Guerrero George
Chapman Ríos Estrada Ortega Watkins Greene Núñez Wheeler Valdez Harper Burke Larson Santiago Maldonado Morrison
Franklin Carlson Austin Domínguez Carr Lawson Jacobs Obrien Lynch Singh Vega Bishop Montgomery Oliver Jensen Harvey
Williamson Gilbert Dean Sims Espinoza Howell Li Wong Reid Hanson Le McCoy Garrett Burton Fuller Wang Weber Welch Rojas
Okafor Mensah Diallo Hassan Ahmed Khan Abdi Osman Tesfaye Haile Popov Ivanova Kowalski Nowak Rossi Silveira Almeida
De~la~Cruz De~León Van~Dyke St~John O'Neil McCarthy MacDonald Fitzgerald Yoder Zimmerman Quintero Zamora Valenzuela
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('~', ' '));
const streets =
  'Broad Cary Grace Hull Leigh Main Marshall Oak Maple Park Elm Pine Cedar Walnut Chestnut Forest';
const streetNames = streets.split(' ');

type Invented = Required<Pick<PersonRecord, 'firstName' | 'lastName'>> & {
  dateOfBirth: string;
  phone: string;
  email: string;
  address: string;
  zipCode: string;
};
const recordOf = ({ phone, email, ...person }: Invented): PersonRecord => ({
  ...person,
  phones: [phone],
  emails: [email],
});

/** Returns the records, and the pairs of positions that are one person. */
export function inventDuplicates({ people, duplicates }: { people: number; duplicates: number }) {
  const random = createSeededRandom(40);
  const below = (number: number) => Math.floor(random() * number);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const isIn = (share: number) => random() < share;
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  /** Common names first: the first few are far more frequent than the last. */
  const pickCommon = <T>(list: readonly T[]) =>
    list[Math.floor(random() ** 1.4 * list.length)] as T;
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('');
  const newPhone = () =>
    `(${pick(['804', '757', '434'])}) ${2 + below(8)}${digits(2)}-${digits(4)}`;
  const newAddress = () => `${100 + below(9000)} ${pick(streetNames)} ${pick(['St', 'Ave', 'Rd'])}`;
  const newZip = () => `232${String(below(40)).padStart(2, '0')}`;
  const birthOf = (from: number, to: number) => {
    const day = new Date(Date.UTC(from + below(to - from), below(12), 1 + below(28)));
    return day.toISOString().slice(0, 10);
  };
  const newEmail = (first: string, last: string) => {
    const letters = `${first}.${last}`
      .normalize('NFKD')
      .replace(/[^a-zA-Z.]/g, '')
      .toLowerCase();
    return `${letters}${below(1000)}@${pick(['example.org', 'example.com', 'example.net'])}`;
  };
  const newFirstName = () => capital(pickCommon(nicknameGroups)[0] ?? '');

  /** A family shares the last name, the address, and often the phone; a child may have the father's name. */
  function inventFamily(): Invented[] {
    const lastName = pickCommon(lastNames);
    const [address, zipCode, phone] = [newAddress(), newZip(), newPhone()];
    const isPhoneShared = isIn(0.4);
    const hasAddress = isIn(0.9);
    const size = isIn(0.7) ? 1 : 2 + below(3);
    const names: string[] = [];
    return Array.from({ length: size }, (_, at) => {
      let firstName = newFirstName();
      while (names.includes(firstName)) firstName = newFirstName();
      if (at === 2 && isIn(0.02)) firstName = names[0] ?? firstName;
      names.push(firstName);
      return {
        firstName,
        lastName: isIn(0.07) ? `${lastName}-${pickCommon(lastNames)}` : lastName,
        dateOfBirth: isIn(0.92) ? (at < 2 ? birthOf(1945, 1998) : birthOf(1999, 2022)) : '',
        phone: isIn(0.93) ? (isPhoneShared ? phone : newPhone()) : '',
        email: isIn(0.65) ? newEmail(firstName, lastName) : '',
        address: hasAddress ? address : '',
        zipCode,
      };
    });
  }

  function mistype(text: string): string {
    const places = [...text.matchAll(/(?<=.)[\p{L}\d](?=.)/gu)].map(({ index }) => index);
    if (text.length < 4 || places.length === 0) return text;
    const at = pick(places);
    const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    const other = /\d/.test(letter) ? digits(1) : pick([...'aeionrstl']);
    const mistakes = [
      before + after,
      before + other + after,
      before + letter + letter + after,
      before + after.charAt(0) + letter + after.slice(1),
    ];
    return /\d/.test(letter) ? (mistakes[1] ?? '') : pick(mistakes);
  }

  const distortions: ((person: Invented) => Invented)[] = [
    (person) => person,
    (person) => ({ ...person, firstName: mistype(person.firstName) }),
    (person) => ({ ...person, lastName: mistype(person.lastName) }),
    (person) => ({ ...person, firstName: nicknameOf(person.firstName) }),
    (person) => ({ ...person, firstName: person.lastName, lastName: person.firstName }),
    (person) => ({ ...person, lastName: doubled(person.lastName) }),
    (person) => ({
      ...person,
      firstName: nicknameOf(person.firstName),
      lastName: mistype(person.lastName),
    }),
  ];
  const nicknameOf = (name: string) => {
    const group = nicknameGroups.find(([full]) => full === name.toLowerCase()) ?? [];
    return capital(pick(group.slice(1)) ?? name);
  };
  const doubled = (name: string) =>
    name.includes('-')
      ? pick([name.replace('-', ' '), name.split('-')[0] ?? '', name.split('-')[1] ?? ''])
      : `${name}${pick(['-', ' '])}${pickCommon(lastNames)}`;

  /** The same person at another time: a new number, another address, a field left out. */
  function applyAgain(person: Invented): Invented {
    const again = pick(distortions)(person);
    return {
      ...again,
      phone: isIn(0.3)
        ? newPhone()
        : isIn(0.05)
          ? ''
          : isIn(0.05)
            ? mistype(again.phone)
            : again.phone,
      email: isIn(0.3) ? '' : isIn(0.1) ? newEmail(again.firstName, again.lastName) : again.email,
      dateOfBirth: isIn(0.1) ? '' : isIn(0.03) ? mistype(again.dateOfBirth) : again.dateOfBirth,
      ...(isIn(0.2)
        ? { address: newAddress(), zipCode: newZip() }
        : { address: isIn(0.1) ? '' : again.address.replace(/ St$/, ' Street') }),
    };
  }

  const invented: Invented[] = [];
  while (invented.length < people - duplicates) invented.push(...inventFamily());
  invented.length = people - duplicates;
  const pairs: [number, number][] = [];
  // Every n-th person, so that nobody applies three times.
  const step = Math.floor(invented.length / duplicates);
  for (let at = 0; at < duplicates; at++) {
    const original = invented[at * step] as Invented;
    pairs.push([at * step, invented.length]);
    invented.push(applyAgain(original));
  }
  return { people: invented.map(recordOf), pairs };
}
