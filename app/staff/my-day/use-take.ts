// Taking what nobody has yet, or nobody any more, with ten seconds to give it back.
import { myDay as text } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { ownName } from '../data/queries';
import type { PersonOfDay } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import { fill } from '../format/formats';

const paths: Record<PersonOfDay['of'], { method: 'PATCH' | 'PUT'; path: string }> = {
  memberId: { method: 'PATCH', path: '/api/members' },
  submissionId: { method: 'PUT', path: '/api/get-involved-submissions' },
  contactId: { method: 'PATCH', path: '/api/contacts' },
};

type Taken = Pick<PersonOfDay, 'of' | 'id' | 'version' | 'name'>;
type Assigned = { assignedTo: string | null };

export function useTake() {
  const assign = ({ of, id, version, assignedTo }: Taken & Assigned) => {
    const { method, path } = paths[of];
    return change<{ version: number }>(method, `${path}/${id}`, version, { assignedTo });
  };
  const giveBack = useAction(assign, { failed: text.takeFailed });
  // Nor is it given back to an account that cannot work on it.
  const nobody: Assigned = { assignedTo: null };
  return useAction(async (person: Taken) => assign({ ...person, assignedTo: await ownName() }), {
    onDone: (_, person, before) =>
      showToast({
        title: fill(text.taken, { name: person.name }),
        durationMs: undoMs,
        action: {
          label: shell.undo,
          run: () => giveBack.mutate({ ...person, ...backTo(nobody, before) }),
        },
      }),
    failed: text.takeFailed,
  });
}
