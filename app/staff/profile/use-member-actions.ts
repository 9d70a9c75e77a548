// Changing a case from its profile, with ten seconds to take it back.

import type { MemberChanges } from '#domain/cases/member';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { Member } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';

/** Moments travel as text. */
type SentChanges = Omit<Partial<MemberChanges>, 'firstContactedAt'> & {
  firstContactedAt?: string | null;
};
export type MemberAction = { changes: SentChanges; said: string; undo?: SentChanges };

/** `onStored`: wherever the person is by then. */
export function useMemberAction(member: Member, onStored?: () => void) {
  const action = useAction(
    ({ version, changes }: MemberAction & { version: number }) =>
      change<Member>('PATCH', `/api/members/${member.id}`, version, changes),
    {
      onDone: ({ version }, { said, undo }, before) => {
        onStored?.();
        showToast({
          title: profile.saved,
          description: said,
          ...(undo === undefined
            ? {}
            : {
                durationMs: undoMs,
                action: {
                  label: shell.undo,
                  run: () =>
                    action.mutate({ version, changes: backTo(undo, before), said: shell.undone }),
                },
              }),
        });
      },
      failed: profile.saveFailed,
    },
  );
  const mutate = (asked: MemberAction) => action.mutate({ ...asked, version: member.version });
  return { ...action, mutate };
}
