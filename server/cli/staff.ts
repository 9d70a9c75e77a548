// npm run staff -- add NAME [ROLE] | role NAME ROLE | disable NAME | enable NAME | reset-password NAME | reset-factors NAME | list
// Takes a password from STAFF_PASSWORD, from a prompt, or generates one (--generate).

import { type Role, roles } from '#domain/roles';
import { isValueOf, listValues } from '#domain/vocabulary';
import { roles as roleLabels } from '#text/staff/office-labels';
import { resetFactors } from '../auth/factors.ts';
import {
  addStaff,
  checkUsername,
  findStaff,
  isDemoData,
  listStaff,
  normalizeUsername,
  resetPassword,
  setDisabled,
  setRole,
} from '../auth/staff-accounts.ts';
import type { Db } from '../db/client.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';
import { askPassword, checkPassword, inventPassword } from './password.ts';

const usage = `Usage: npm run staff -- add NAME [ROLE] | role NAME ROLE | disable NAME | enable NAME | reset-password NAME | reset-factors NAME | list [--generate]. Roles: ${listValues(roles).join(', ')}`;

type Chosen = { password: string; isInvented: boolean };

async function choosePassword(username: string, isGenerated: boolean): Promise<Chosen> {
  const given = process.env.STAFF_PASSWORD;
  if (given) return { password: checkPassword(given, username), isInvented: false };
  if (isGenerated || !process.stdin.isTTY) return { password: inventPassword(), isInvented: true };
  return { password: await askPassword(username), isInvented: false };
}

/** Printed once and stored nowhere. */
function told({ password, isInvented }: Chosen): string {
  return isInvented ? `\nPassword: ${password}\nIt is shown this once.` : '';
}

type Call = { db: Db; username: string; isGenerated: boolean; role: Role | undefined };

const commands: Record<string, (call: Call) => Promise<string>> = {
  async add({ db, username, isGenerated, role }) {
    checkUsername(username);
    if (await findStaff(db, username)) throw new CommandError(`${username} exists already.`);
    const chosen = await choosePassword(username, isGenerated);
    await addStaff(db, username, chosen.password, role && { role });
    return `Added ${username}.${told(chosen)}`;
  },

  async 'reset-password'({ db, username, isGenerated }) {
    if (!(await findStaff(db, username))) {
      throw new CommandError(`There is no account ${username}.`);
    }
    const chosen = await choosePassword(username, isGenerated);
    await resetPassword(db, username, chosen.password);
    return `${username} has a new password and is signed out everywhere.${told(chosen)}`;
  },

  async role({ db, username, role }) {
    if (role === undefined) throw new CommandError(usage);
    await setRole(db, username, role);
    return `${username} is now: ${roleLabels[role]}.`;
  },

  async 'reset-factors'({ db, username }) {
    const account = await findStaff(db, username);
    if (account === undefined) throw new CommandError(`There is no account ${username}.`);
    await resetFactors(db, account.id, 'command line', new Date());
    return `${username} has no passkeys and no one-time codes, signs in with the password alone, and is signed out everywhere.`;
  },

  async disable({ db, username }) {
    await setDisabled(db, username, true);
    return `${username} is disabled and signed out everywhere.`;
  },

  async enable({ db, username }) {
    await setDisabled(db, username, false);
    return `${username} can sign in again.`;
  },
};

/** A real account would end the demo and leave its sample people among real cases. */
async function refuseDemoData(db: Db): Promise<void> {
  if (!(await isDemoData(db))) return;
  throw new CommandError(
    'This database holds the sample people of a demo, and its account stays as it is. For a real site name another DATA_DIR, or remove the folder, and start with DEMO=off.',
  );
}

async function list(db: Db): Promise<string> {
  const accounts = await listStaff(db);
  if (accounts.length === 0) return 'There are no accounts.';
  return accounts
    .map(({ username, role, isDisabled, isDemo, lastVisitAt }) => {
      const state = isDisabled ? 'disabled' : isDemo ? 'demo' : 'in use';
      const seen = lastVisitAt === null ? 'never signed in' : `last ${lastVisitAt.toISOString()}`;
      return `${username}\t${role}\t${state}\t${seen}`;
    })
    .join('\n');
}

await runCommand(async () => {
  const given = process.argv.slice(2).filter((word) => word !== '--generate');
  const isGenerated = process.argv.includes('--generate');
  const [name = '', username, role, ...more] = given;
  if (name === 'list' && username === undefined) {
    return withDatabase(({ db }) => list(db), { mustExist: true });
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || username === undefined || more.length > 0) {
    throw new CommandError(usage);
  }
  if (role !== undefined && (!isValueOf(roles, role) || !['add', 'role'].includes(name))) {
    throw new CommandError(usage);
  }
  return withDatabase(
    async ({ db }) => {
      await refuseDemoData(db);
      return command({ db, username: normalizeUsername(username), isGenerated, role });
    },
    { mustExist: name !== 'add' },
  );
});
