// Changing a case from its profile, with ten seconds to take a change of status back.
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import type { MemberChanges } from '#domain/cases/member';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { Member } from '../data/rows';
import { undoMs } from '../data/undo';
import { useChange } from '../data/use-change';

/** Moments travel as text. */
export type SentChanges = Omit<Partial<MemberChanges>, 'firstContactedAt'> & {
  firstContactedAt?: string | null;
};
type Change = { changes: SentChanges; said: string; undo?: SentChanges };

export function useMemberChange(member: Member) {
  const change = useChange(
    ({ changes }: Change) => send<Member>('PATCH', `/api/members/${member.id}`, changes),
    {
      onDone: (_, { said, undo }) =>
        showToast({
          title: profile.saved,
          description: said,
          ...(undo === undefined
            ? {}
            : {
                durationMs: undoMs,
                action: {
                  label: shell.undo,
                  run: () => change.mutate({ changes: undo, said: shell.undone }),
                },
              }),
        }),
      onFailed: (error) =>
        showToast({
          title: shell.failures.title,
          description: `${profile.saveFailed} ${reasonOf(error, shell.failures)}`,
          variant: 'destructive',
        }),
    },
  );
  return change;
}
