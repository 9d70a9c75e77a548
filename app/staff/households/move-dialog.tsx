// Changes the address of everyone who lives here. Restricted cases and safe-contact notes need a tick of their own.
import { useId, useState } from 'react';
import { households } from '#text/staff/households';
import { intake } from '#text/staff/intake';
import { shell } from '#text/staff/shell';
import type { HouseholdView, Member } from '../data/rows';
import { formatCount } from '../format/activity';
import { fillText } from '../format/formats';
import { TextField } from '../forms/fields';
import { StaffDialog } from '../shell/staff-dialog';
import { formatPersonName, useHouseholdChange } from './use-households';

const { moveDialog: text } = households;
const fields = ['address', 'city', 'state', 'zipCode'] as const;
type Values = Record<(typeof fields)[number], string>;

type MoveDialogProps = { member: Member; household: HouseholdView; onClose: () => void };

export function MoveDialog({ member, household, onClose }: MoveDialogProps) {
  const id = useId();
  const cases = household.people.filter(({ memberId }) => memberId !== null);
  const [chosen, setChosen] = useState<readonly number[]>(
    cases
      .filter(({ isRestricted, hasSafeContactNote }) => !isRestricted && !hasSafeContactNote)
      .map(({ memberId }) => memberId ?? 0),
  );
  const [values, setValues] = useState<Values>({
    ...{ address: member.address ?? '', city: member.city ?? '' },
    ...{ state: member.state ?? '', zipCode: member.zipCode ?? '' },
  });
  const move = useHouseholdChange(household, onClose);
  const form = {
    values,
    problems: {},
    set: (name: keyof Values, value: string) => setValues((all) => ({ ...all, [name]: value })),
  };
  return (
    <StaffDialog
      title={text.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="submit"
            form={id}
            className="staff-button staff-button-primary"
            aria-disabled={chosen.length === 0 || move.isPending || undefined}
          >
            {text.save}
          </button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length === 0) return;
          move.change({ step: 'moved', ...values, memberIds: [...chosen] }, () => ({
            title: fillText(text.moved, { count: formatCount(text.count, chosen.length) }),
          }));
        }}
      >
        {fields.map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={intake.fields[name]}
            required
            autoComplete="off"
            {...(name === 'address' ? { className: 'sm:col-span-2' } : {})}
          />
        ))}
        <fieldset className="grid gap-1 sm:col-span-2">
          <legend className="staff-label">{text.who}</legend>
          {cases.map((person) => {
            const memberId = person.memberId ?? 0;
            return (
              <label key={person.id} className="staff-check">
                <input
                  type="checkbox"
                  checked={chosen.includes(memberId)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked
                        ? [...chosen, memberId]
                        : chosen.filter((one) => one !== memberId),
                    )
                  }
                />
                <span>
                  {formatPersonName(person)}{' '}
                  {person.isRestricted ? <strong>{text.askRestricted}</strong> : null}{' '}
                  {person.hasSafeContactNote ? <strong>{text.askNote}</strong> : null}
                </span>
              </label>
            );
          })}
        </fieldset>
      </form>
    </StaffDialog>
  );
}
