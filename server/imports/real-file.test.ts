// Imports a messy file of the kind that offices keep, from its bytes to its people and services.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { guessDateOrder, guessNameOrder, proposeColumns } from '#domain/imports/import-columns';
import { parseFile } from '../../app/staff/imports/parse-file.ts';
import { drainRuns, openSite, signInBeforeAll } from '../../tests/api/harness.ts';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';

const site = openSite();
const staff = signInBeforeAll(site);

const path = fileURLToPath(new URL('../../tests/imports/clientes-2025.csv', import.meta.url));

it('imports 240 people of 310 rows with duplicates, mixed dates, and 40 wrong rows', async () => {
  const table = await parseFile(new Uint8Array(readFileSync(path)).buffer);
  if ('problem' in table) throw new Error(table.problem);
  // The screen takes the order of dates from the cells.
  const proposed = proposeColumns(table.headers).map((column, at) => {
    if (column?.field === 'fullName') {
      return { ...column, nameOrder: guessNameOrder(column.header) };
    }
    const cells = (table.values[at] ?? []).map(([cell]) => cell);
    return column && { ...column, dateOrder: guessDateOrder(cells) };
  });
  expect(proposed.filter((column) => column === undefined)).toHaveLength(1);
  const chosen = [...proposed.entries()].flatMap(([at, column]) => (column ? [at] : []));
  const fallbacks = {
    ...{ serviceRegion: 'richmond-metro', programAreas: 'Food & Nutrition' },
    referralSource: 'Other',
  };
  const body = {
    ...{ fileName: 'clientes-2025.csv', columns: chosen.map((at) => proposed[at]), fallbacks },
    total: table.rows.length,
  };
  const { id } = (await staff('POST', '/api/imports', { body })).body as { id: number };
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: chosen.map((at) => cells[at]),
  }));
  const sent = await staff('POST', `/api/imports/${id}/rows`, { body: { rows } });
  expect(sent.status, sent.text).toBe(200);
  const run = async () => (await staff('GET', `/api/runs/${id}`)).body as { counts: object };
  await staff('POST', `/api/imports/${id}/check`);
  await drainRuns(site);
  expect((await run()).counts).toEqual({ new: 240, fill: 30, error: 40 });

  await staff('POST', `/api/imports/${id}/commit`);
  await drainRuns(site);
  expect((await run()).counts).toEqual({ 'done-new': 240, 'done-fill': 30, error: 40 });
  const people = await site.db.select().from(members);
  expect(people).toHaveLength(240);
  const named = (firstName: string, lastName: string) =>
    people.find((one) => one.firstName === firstName && one.lastName === lastName);
  expect(named('María', 'Peña')).toMatchObject({
    // "804.555.1003 ext. 13", "4 de abril de 1966", a ZIP code without its zero, and a Spanish word.
    ...{ phone: '804-555-1003', notes: 'Teléfono: 804-555-1003 ext. 13', zipCode: '07030' },
    ...{ dateOfBirth: '1966-04-06', gender: 'female', state: 'NJ', householdSize: 4 },
  });
  // A day above 12 stands first in this file, so "12-6-52" is June 12.
  expect(named('María', 'Núñez')?.dateOfBirth).toBe('1952-06-12');
  expect(named('María A.', 'García')).toMatchObject({
    ...{ veteranStatus: true, email: 'persona0@example.org' },
    notes: 'Habla "poco" inglés; llamar tarde',
  });
  // Half of the people had a service, and ten of them a second one.
  expect(await site.db.$count(serviceRecords)).toBe(130);
  const food = and(
    eq(serviceRecords.serviceType, 'food'),
    sql`${serviceRecords.serviceDate} >= '2025-11-01'`,
  );
  expect(await site.db.$count(serviceRecords, food)).toBe(10);

  const errors = await staff('GET', `/api/imports/${id}/export`);
  const lines = errors.text.trim().split('\r\n');
  expect(lines).toHaveLength(41);
  for (const reason of [
    'Phone number: A phone number has 10 digits',
    'Date of birth: This date is not clear',
    'ZIP code: A ZIP code has 5 or 9 digits',
    'State: This state is not known',
    'Household size: Enter a number',
    'Email: Valid email is required',
    'First name: First name is required',
  ]) {
    expect(lines.filter((line) => line.includes(reason)).length, reason).toBeGreaterThanOrEqual(5);
  }
});
