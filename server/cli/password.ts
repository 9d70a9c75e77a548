// Gets a new password from the environment, a prompt, or a generator.
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { findPasswordRefusal } from '../auth/staff-accounts.ts';
import { CommandError } from './command.ts';

// No character looks or sounds like another, because the password is read aloud or copied by hand.
const alphabet = '23456789acdefhjkmnprtwxy';
const groups = 5;
const groupLength = 4;

/** 24^20: more than 90 bits. */
export function inventPassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const invented = Array.from({ length: groups }, group).join('-');
  // Retry if the filter of leaked passwords matches by mistake, because the password must be
  // accepted when typed.
  return findPasswordRefusal(invented, '') === undefined ? invented : inventPassword();
}

export function checkPassword(password: string, username: string): string {
  const problem = findPasswordRefusal(password, username);
  if (problem !== undefined) throw new CommandError(`${problem}.`);
  return password;
}

export async function askPassword(username: string): Promise<string> {
  const password = checkPassword(await askUnseen(`Password for ${username}: `), username);
  if ((await askUnseen('The same again: ')) !== password) {
    throw new CommandError('The two were not the same. Nothing was changed.');
  }
  return password;
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  // readline would echo the typed characters to this output.
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    const cancelled = new Promise<never>((_, reject) => {
      terminal.once('SIGINT', () => reject(new CommandError('Nothing was changed.')));
      terminal.once('close', () => reject(new CommandError('Nothing was changed.')));
    });
    return await Promise.race([terminal.question(''), cancelled]);
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
