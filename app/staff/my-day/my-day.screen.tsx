import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import type { PersonOfDay } from '../data/rows';

type Of = PersonOfDay['of'];
const personOf = (of: Of, id: number, name: string, changes: Partial<PersonOfDay> = {}) =>
  ({
    ...{ of, id, version: 1, name, phone: '8045550123', email: null, reach: null, reasons: [] },
    ...{ isPressing: false, isNobodys: false, nextAttemptAt: null, tries: 0, lastTry: null },
    ...{ assignedTo: null, dueAt: '2026-11-19T15:00:00.000Z' },
    ...changes,
  }) as PersonOfDay;

const section = <Row,>(rows: readonly Row[]) => ({ rows, total: rows.length });

/** A day with these people to call, or unassigned ones. */
function startDay(day: { calls: PersonOfDay[]; unassigned?: PersonOfDay[] }, more: Routes = {}) {
  const server = fakeServer({
    'GET /api/my-day': ({ query }) => ({
      calls: section(query.has('assignedTo') ? [] : day.calls),
      unassigned: section(query.has('assignedTo') ? [] : (day.unassigned ?? [])),
      ...{ followUps: section([]), withoutStep: section([]), changed: { since: null, rows: [] } },
      inactive: [],
    }),
    'GET /api/activity': page([]),
    'GET /api/notices': [],
    'GET /api/staff': ['admin', 'mina'].map((username) => {
      return { username, isInUse: true, role: 'owner' };
    }),
    ...more,
  });
  return server;
}
const list = (name: string) => screen.findByRole('list', { name });

it.each([
  { of: 'memberId', id: 931, method: 'PATCH', path: '/api/members/931' },
  { of: 'contactId', id: 932, method: 'PATCH', path: '/api/contacts/932' },
  { of: 'submissionId', id: 933, method: 'PUT', path: '/api/get-involved-submissions/933' },
] as const)(
  'takes a person whom nobody has, and gives them back by Undo: $of',
  async ({ of, id, method, path }) => {
    const person = personOf(of, id, 'Ana Plain', { isNobodys: true });
    const day = { calls: [] as PersonOfDay[], unassigned: [person] };
    const { writes } = startDay(day, {
      [`${method} ${path}`]: () => {
        Object.assign(day, {
          calls: [{ ...person, isNobodys: false, version: 2 }],
          unassigned: [],
        });
        return { id, version: 2 };
      },
      [`POST ${path}/undo`]: () => {
        Object.assign(day, { calls: [], unassigned: [{ ...person, version: 3 }] });
        return { id, version: 3 };
      },
    });
    const { user } = renderStaffArea('/admin/dashboard');
    const nobodys = await list('Unassigned');
    await user.click(within(nobodys).getByRole('button', { name: 'Take Ana Plain' }));
    await screen.findByText('Ana Plain is now assigned to you');
    within(await list('Call now')).getByText('Ana Plain');
    expect(screen.queryByRole('list', { name: 'Unassigned' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    within(await list('Unassigned')).getByText('Ana Plain');
    const along = of === 'memberId' ? { openWork: 'hand-over' } : {};
    expect(writes().map((sent) => [sent.path, sent.body])).toEqual([
      [path, { assignedTo: 'admin', ...along }],
      [`${path}/undo`, {}],
    ]);
  },
);

it('shows the day of a colleague', async () => {
  const { sent } = startDay({ calls: [personOf('memberId', 941, 'Ana Due')] });
  const { user } = renderStaffArea('/admin/dashboard');
  await screen.findByText('Ana Due');
  await user.selectOptions(screen.getByLabelText('Whose day'), 'mina');
  await screen.findByText('Nobody is waiting for a call.');
  const asked = sent.filter(({ path }) => path === '/api/my-day').at(-1);
  expect(asked?.query.get('assignedTo')).toBe('mina');
  expect(location.search).toBe('?whose=mina');
});

it('logs one call when the button is pressed three times before the response', async () => {
  const people = ['One', 'Two'].map((name, at) => personOf('memberId', 951 + at, name));
  const day = { calls: people };
  const { response, answer } = createDelayedResponse();
  const { writes } = startDay(day, {
    'POST /api/contact-attempts': ({ body }) =>
      response.then(() => {
        day.calls = day.calls.filter(({ id }) => id !== body.memberId);
        return { id: 1, version: 1, outcome: 'no-answer', followUpAt: null };
      }),
  });
  const { user } = renderStaffArea('/admin/dashboard');
  const first = await screen.findByRole('button', { name: 'One: no answer' });
  await user.dblClick(first);
  expect(first.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(first);
  answer(undefined);
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
  expect(writes().map(({ body }) => body.memberId)).toEqual([951]);
});

it('moves the focus to the next person when a call is logged by keyboard, and to the heading after the last', async () => {
  const people = ['One', 'Two', 'Three'].map((name, at) => personOf('memberId', 961 + at, name));
  const day = { calls: people };
  startDay(day, {
    'POST /api/contact-attempts': ({ body }) => {
      day.calls = day.calls.filter(({ id }) => id !== body.memberId);
      return { id: 1, version: 1, outcome: 'no-answer', followUpAt: null };
    },
  });
  const { user } = renderStaffArea('/admin/dashboard');
  const focused = () => document.activeElement?.textContent;
  for (const [name, next] of [
    ['Two', 'Three'],
    ['Three', 'One'],
    ['One', 'Call now'],
  ]) {
    (await screen.findByRole('button', { name: `${name}: no answer` })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(name as string)).toBeNull());
    await waitFor(() => expect(focused()).toBe(next));
  }
});

it('ends each section with a link to the complete list of the displayed staff member', async () => {
  startDay({ calls: [] });
  const { user } = renderStaffArea('/admin/dashboard');
  await screen.findByText('Every open case of yours has a next step.');
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const noStep = 'All open cases without a next step';
  expect(linkTo(noStep)).toBe(
    '/admin/case-management?waiting=next-step&sort=updatedAt&assignedTo=%40me',
  );
  expect(linkTo('All cases to call')).toContain('waiting=call&assignedTo=%40me');
  await user.selectOptions(screen.getByLabelText('Whose day'), 'mina');
  await screen.findByText('Every open case of mina has a next step.');
  expect(linkTo(noStep)).toContain('assignedTo=mina');
  expect(linkTo('All submissions to answer')).toContain('/admin/submissions?waiting=call');
  expect(linkTo('All messages to answer')).toContain('/admin/inbox?waiting=call');
});
