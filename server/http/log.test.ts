// Tests that no logged error contains user input.
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { redactError } from '../api/respond.ts';
import { describeError } from './log.ts';

const typed = 'Qzxmarker';
const database = Object.assign(new Error(`invalid input syntax: "${typed}"`), { code: '22P02' });
const errors: [string, unknown][] = [
  ['a query with its values', new DrizzleQueryError('insert', [typed], database)],
  [
    'a query that failed without a code',
    new DrizzleQueryError('insert', [typed], new Error('lost')),
  ],
  ['what the database says by itself', database],
  [
    'a body that is no JSON',
    new SyntaxError(`Unexpected token 'Q', "${typed} {" is not valid JSON`),
  ],
  ['an address', new TypeError(`Invalid address ${typed}@example.org`)],
  ['the same as a cause', new Error('Storing failed', { cause: database })],
  ['a text that somebody threw', typed],
  ['an object that somebody threw', { message: typed }],
];

it.each(errors)('logs no user input of %s', (_, error) => {
  const line = JSON.stringify(describeError(error));
  expect(line).not.toContain(typed);
  expect(line.length).toBeGreaterThan(10);
});

it('logs the name, the code, the message, and the stack of safe errors', () => {
  expect(describeError(new RangeError('The page took too long'))).toMatchObject({
    name: 'RangeError',
    message: 'The page took too long',
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(describeError(database)).toMatchObject({ code: '22P02' });
  const safe = redactError(database);
  expect(describeError(safe)).toBe(safe);
});
