// Takes in a whole family at once: one case, a household, and a line for each further person.
import type { FamilyIntake } from '#domain/households/household';
import type { Services } from '../api/route.ts';
import { storeIntake } from '../cases/people/store-intake.ts';
import type { Transaction } from '../db/client.ts';
import { createFamilyCase } from './change-household.ts';
import type { By } from './household-rows.ts';
import { addCompanions } from './join-household.ts';

export async function storeFamily(
  tx: Transaction,
  { person, companions }: FamilyIntake,
  { session, now }: By,
  site: Services['site'],
): Promise<{ id: number; householdId: number; cases: number }> {
  const home = await storeIntake(tx, person, session, { now: () => now, site });
  const people = [];
  let cases = 1;
  for (const { hasCase, ...companion } of companions) {
    if (!hasCase) people.push(companion);
    else {
      const family = { person: companion, home, session, now };
      people.push({ ...companion, memberId: await createFamilyCase(tx, family) });
      cases += 1;
    }
  }
  const householdId = await addCompanions(tx, { memberId: home.id, people, session, now });
  return { id: home.id, householdId, cases };
}
