// Checks content/organization.ts and reports problems in sentences for people who do not program.
import { holidays } from '#domain/calendar/holidays';
import { isCalendarDate } from '#domain/calendar/moment';
import type { OrganizationFacts } from '#domain/organization';
import { listValues } from '#domain/vocabulary';

const file = 'content/organization.ts';

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

const isHalfHour = (hour: number) => Number.isInteger(hour * 2);

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** Returns a sentence for every problem in the facts. */
export function findFactProblems(facts: OrganizationFacts): string[] {
  const said: string[] = [];
  const say = (isWrong: boolean, sentence: string) => {
    if (isWrong) said.push(`${file}: ${sentence}`);
  };
  const { opens, closes, days, holidays: kept, closedDays } = facts.officeHours;
  const slugs = facts.programs.map(({ slug }) => slug);

  for (const key of ['name', 'shortName', 'status', 'ein', 'demoPassword'] as const) {
    say(facts[key].trim() === '', `"${key}" is empty. Write what belongs there.`);
  }
  for (const [key, text] of Object.entries(facts.office)) {
    say(text.trim() === '', `"${key}" of the office is empty. Write what belongs there.`);
  }
  say(
    !isZone(facts.zone),
    `"${facts.zone}" is no time zone that computers know. Use a name like America/Chicago, America/Denver or America/Los_Angeles.`,
  );
  say(
    !/^[A-Z]{3}$/.test(facts.currency),
    `"${facts.currency}" is no currency. Use three capital letters, like USD.`,
  );
  say(
    !(opens >= 0 && opens < closes && closes <= 24 && [opens, closes].every(isHalfHour)),
    `The office opens at ${opens} and closes at ${closes}. Use hours from 0 to 24, the earlier one first: 8.5 and 18 mean 8:30 AM to 6 PM.`,
  );
  say(days.length === 0, 'The office is open on no day. Name the days by number: 1 is Monday.');
  for (const holiday of kept) {
    say(
      !listValues(holidays).includes(holiday),
      `"${holiday}" is no holiday that we know. Use names from domain/calendar/holidays.ts, like thanksgiving.`,
    );
  }
  for (const { from, to } of closedDays) {
    say(
      !isCalendarDate(from) || !isCalendarDate(to) || to < from,
      `The closed days from "${from}" to "${to}" are not right. Write year, month and day, the earlier date first: 2026-12-24.`,
    );
  }
  say(
    !/^\d{3}-\d{3}-\d{4}$/.test(facts.phone),
    `"${facts.phone}" is no phone number. Write it like 555-555-0142.`,
  );
  say(
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(facts.email),
    `"${facts.email}" is no mail address. Write it like name@example.org.`,
  );
  say(
    !isCalendarDate(facts.foundedOn),
    `"${facts.foundedOn}" is no date. Write year, month and day: 2025-07-01.`,
  );
  say(
    !/^[A-Z]{2,4}$/.test(facts.referencePrefix),
    `"${facts.referencePrefix}" cannot begin a reference. Use two to four capital letters.`,
  );
  const addresses = { website: facts.website, ...facts.links };
  for (const [key, address] of Object.entries(addresses)) {
    say(
      !URL.canParse(address) || !address.startsWith('https://'),
      `"${address}" (${key}) is no address of a page. It begins with https://.`,
    );
  }
  say(facts.website.endsWith('/'), `Leave out the slash at the end of ${facts.website}.`);
  say(slugs.length === 0, 'There is no program. Name at least one.');
  for (const { slug, name } of facts.programs) {
    say(
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      `"${slug}" cannot stand in the address of ${name}. Use small letters and hyphens: warm-table.`,
    );
  }
  for (const { name, program } of facts.serviceAreas) {
    say(
      !slugs.includes(program),
      `The service area "${name}" belongs to "${program}", but there is no such program. There are: ${slugs.join(', ')}.`,
    );
  }
  const lists = {
    'The programs name': slugs,
    'The service areas name': facts.serviceAreas.map(({ name }) => name),
    'The intake areas name': facts.intakeAreas.map(({ name }) => name),
    'The referral sources name': facts.referralSources,
    'The event types name': facts.eventTypes,
    'The languages name': facts.spokenLanguages,
  };
  for (const [what, names] of Object.entries(lists)) {
    for (const name of twice(names)) say(true, `${what} "${name}" twice.`);
    say(names.length === 0, `${what} nothing. Name at least one.`);
  }
  say(
    Object.keys(facts.serviceRegions).length === 0,
    'The service regions are empty. Name at least one.',
  );
  return said;
}
