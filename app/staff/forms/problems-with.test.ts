import { expect, it } from 'vitest';
import { problemsByField } from './problems-with';

const wrong = 'is no date';

it('finds the one date of a form by whatever name the API has for it', () => {
  for (const name of ['dueDate', 'followUpAt', 'progressDate', 'serviceDate'])
    expect(problemsByField([[name, wrong]], { title: '', date: '' })).toEqual({ date: wrong });
});

it('keeps a name that the form knows, and one that it does not know at all', () => {
  expect(problemsByField([['dueDate', wrong]], { dueDate: '', date: '' })).toEqual({
    dueDate: wrong,
  });
  expect(problemsByField([['tags.0', wrong]], { date: '' })).toEqual({ tags: wrong });
});
