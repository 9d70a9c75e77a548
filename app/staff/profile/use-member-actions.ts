// Changes a case from its profile.

import type { MemberChanges } from '#domain/cases/member';
import { profile } from '#text/staff/profile';
import { change } from '../data/api';
import type { Member } from '../data/rows';
import { type RowChangeOptions, useChangeOf } from '../data/use-row-change';

/** Times are sent as text. */
type SentChanges = Omit<Partial<MemberChanges>, 'firstContactedAt'> & {
  firstContactedAt?: string | null;
};
export type MemberAction = { changes: SentChanges; said: string };

type Hearing = Pick<
  RowChangeOptions<Member, SentChanges, Member>,
  'onStored' | 'onDone' | 'onLeft'
>;

const pathOf = ({ id }: Pick<Member, 'id'>) => `/api/members/${id}` as const;

export function useMemberAction(member: Member, hearing: Hearing = {}) {
  const { change: save, isPending } = useChangeOf<Member, SentChanges>(member, {
    pathOf,
    write: (row, changes, version) => change('PATCH', pathOf(row), version, changes),
    undo: true,
    failed: profile.saveFailed,
    ...hearing,
  });
  const mutate = ({ changes, said }: MemberAction) =>
    save(changes, () => ({ title: profile.saved, description: said }));
  return { mutate, isPending };
}
