// The households and relationships of a case, and the change of a household with Undo.
import type { HouseholdChange } from '#domain/households/household';
import { contact } from '#text/staff/contact';
import { households as text } from '#text/staff/households';
import { change } from '../data/api';
import { useJson } from '../data/queries';
import type { HouseholdPerson, HouseholdView, Member } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fillText } from '../format/formats';

export function useHouseholds(memberId: number) {
  return useJson(`/api/households?memberId=${memberId}`, { isWanted: memberId > 0 });
}

export const formatPersonName = ({
  firstName,
  lastName,
}: Pick<HouseholdPerson, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

export const buildHouseholdPath = ({ id }: Pick<HouseholdView, 'id'>) =>
  `/api/households/${id}` as const;

type ChangeSent = HouseholdChange extends infer One ? (One extends object ? One : never) : never;

/** Changes a household; the toast offers Undo. */
export function useHouseholdChange(household: HouseholdView, onDone?: () => void) {
  return useChangeOf<HouseholdView, ChangeSent>(household, {
    pathOf: buildHouseholdPath,
    undo: true,
    write: (row, changes, version) => change('PATCH', buildHouseholdPath(row), version, changes),
    say: () => ({ title: text.saved }),
    failed: text.failed,
    nameOf: () => ({ name: text.name }),
    ...(onDone === undefined ? {} : { onDone }),
  });
}

/** Opens a case for a companion. It has no Undo: the case stays. */
export function useOpenCase(household: HouseholdView, onDone: () => void) {
  return useChangeOf<HouseholdView, ChangeSent>(household, {
    pathOf: buildHouseholdPath,
    write: (row, changes, version) => change('PATCH', buildHouseholdPath(row), version, changes),
    failed: text.failed,
    nameOf: () => ({ name: text.name }),
    onDone,
  });
}

/** Whom to keep this person apart from; undefined until it is known. */
export function useKeptApart(member: Member): string[] | undefined {
  const { data } = useHouseholds(member.id);
  if (data === undefined) return undefined;
  return data.relationships
    .filter(({ kind, untilOn }) => kind === 'keep-apart' && untilOn === null)
    .map(({ name, note }) =>
      fillText(note === '' ? contact.keptApartFrom : contact.keptApartNote, {
        name: name ?? text.relationships.someone,
        note,
      }),
    );
}
