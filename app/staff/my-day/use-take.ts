// Takes a person whom nobody has, or whose colleague has left.
import { myDay as text } from '#text/staff/my-day';
import { change } from '../data/api';
import { ownName } from '../data/queries';
import type { PersonOfDay } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fill } from '../format/formats';

const paths: Record<PersonOfDay['of'], { method: 'PATCH' | 'PUT'; path: string }> = {
  memberId: { method: 'PATCH', path: '/api/members' },
  submissionId: { method: 'PUT', path: '/api/get-involved-submissions' },
  contactId: { method: 'PATCH', path: '/api/contacts' },
};

type Taken = Pick<PersonOfDay, 'of' | 'id' | 'version' | 'name'>;
/** To nobody; left out, to the person who takes it. */
type Assigned = { assignedTo?: null };

const pathOf = ({ of, id }: Taken) => `${paths[of].path}/${id}`;

export function useTake(person: Taken) {
  return useChangeOf<Taken, Assigned, { version: number }>(person, {
    pathOf,
    write: async (row, { assignedTo }, version) =>
      change(paths[row.of].method, pathOf(row), version, {
        assignedTo: assignedTo === null ? null : await ownName(),
      }),
    say: (_, __, { name }) => ({
      title: fill(text.taken, { name }),
      // Nor is it given back to an account that cannot work on it.
      undo: { assignedTo: null },
    }),
    failed: text.takeFailed,
  });
}
