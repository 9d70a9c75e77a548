// Assigns an unassigned person, or one of a former colleague, to the user.
import { myDay as text } from '#text/staff/my-day';
import { change } from '../data/api';
import { readOwnUsername } from '../data/queries';
import type { PersonOfDay } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fillText } from '../format/formats';

type Taken = Pick<PersonOfDay, 'of' | 'id' | 'version' | 'name'>;

const paths = {
  memberId: '/api/members',
  submissionId: '/api/get-involved-submissions',
  contactId: '/api/contacts',
} as const;

const pathOf = ({ of, id }: Taken) => `${paths[of]}/${id}` as const;

function assign({ of, id }: Taken, version: number, assignedTo: string) {
  const body = { assignedTo };
  if (of === 'submissionId') return change('PUT', `${paths[of]}/${id}`, version, body);
  if (of === 'contactId') return change('PATCH', `${paths[of]}/${id}`, version, body);
  return change('PATCH', `${paths[of]}/${id}`, version, { ...body, openWork: 'hand-over' });
}

export function useTakePerson(person: Taken) {
  return useChangeOf<Taken, object, { version: number }>(person, {
    pathOf,
    write: async (row, _, version) => assign(row, version, await readOwnUsername()),
    undo: true,
    say: (_, __, { name }) => ({ title: fillText(text.taken, { name }) }),
    failed: text.takeFailed,
  });
}
