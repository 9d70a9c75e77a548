import { expect, it } from 'vitest';
import { groupProblemsByField } from './problems-with';

const wrong = 'is no date';

it('maps a problem with an API date field to the only date of the form', () => {
  for (const name of ['dueDate', 'followUpAt', 'progressDate', 'serviceDate'])
    expect(groupProblemsByField([[name, wrong]], { title: '', date: '' })).toEqual({ date: wrong });
});

it('leaves known and unknown field names unchanged', () => {
  expect(groupProblemsByField([['dueDate', wrong]], { dueDate: '', date: '' })).toEqual({
    dueDate: wrong,
  });
  expect(groupProblemsByField([['tags.0', wrong]], { date: '' })).toEqual({ tags: wrong });
});
