// Adds another case to the household of this one.
import { useState } from 'react';
import type { Companion, Custody } from '#domain/households/household';
import { custodies, households, relationChoices } from '#text/staff/households';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { formatFullName } from '../cases/case-columns';
import { post } from '../data/api';
import type { HouseholdView, ListedMember, Member } from '../data/rows';
import { offerRowUndo } from '../data/undo';
import { useAction } from '../data/use-action';
import { fillText } from '../format/formats';
import { SelectField, TickField } from '../forms/fields';
import { StaffDialog } from '../shell/staff-dialog';
import { CasePicker } from './case-picker';
import { buildHouseholdPath, formatPersonName } from './use-households';

const { joinDialog: text } = households;

type JoinDialogProps = {
  member: Member;
  household: HouseholdView | undefined;
  onClose: () => void;
};
type Values = { relation: Companion['relation']; custody: Custody; withOthers: boolean };

export function JoinDialog({ member, household, onClose }: JoinDialogProps) {
  const [chosen, setChosen] = useState<ListedMember>();
  const [values, setValues] = useState<Values>({
    ...{ relation: 'partner', custody: 'full', withOthers: false },
  });
  const form = {
    values,
    problems: {},
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((earlier) => ({ ...earlier, [name]: value })),
  };
  const join = useAction(
    (memberId: number, key) =>
      post('/api/households/join', { ...values, memberId, otherId: member.id }, key),
    {
      failed: text.failed,
      onDone: (after) => {
        onClose();
        showToast({
          title: fillText(text.joined, {
            name: chosen === undefined ? '' : formatFullName(chosen),
          }),
          ...offerRowUndo(buildHouseholdPath(after), after.version),
        });
      },
    },
  );
  const living = household?.people.map(({ memberId }) => memberId).filter((id) => id !== null);
  const head = household?.people.find(({ relation }) => relation === 'head');
  return (
    <StaffDialog
      title={text.title}
      description={text.intro}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={chosen === undefined || join.isPending || undefined}
            onClick={() => {
              if (chosen !== undefined) join.mutate(chosen.id);
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      <div className="grid gap-3">
        <CasePicker except={[member.id, ...(living ?? [])]} chosen={chosen} onChoose={setChosen} />
        <SelectField
          form={form}
          name="relation"
          label={fillText(text.relationTo, {
            name: head === undefined ? formatFullName(member) : formatPersonName(head),
          })}
          options={relationChoices}
        />
        <SelectField form={form} name="custody" label={text.custody} options={custodies} />
        <TickField form={form} name="withOthers" label={text.withOthers} />
      </div>
    </StaffDialog>
  );
}
