// Some of the people become a household of their own.
import { useState } from 'react';
import { households, relations } from '#text/staff/households';
import { shell } from '#text/staff/shell';
import type { HouseholdView } from '../data/rows';
import { StaffDialog } from '../shell/staff-dialog';
import { formatPersonName, useHouseholdChange } from './use-households';

const { splitDialog: text } = households;

type SplitDialogProps = { household: HouseholdView; onClose: () => void };

export function SplitDialog({ household, onClose }: SplitDialogProps) {
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const split = useHouseholdChange(household, onClose);
  const staying = household.people.length + household.morePeople - leaving.length;
  const isPossible = leaving.length > 0 && staying > 0;
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
            aria-disabled={!isPossible || split.isPending || undefined}
            onClick={() => {
              if (!isPossible) return;
              split.change({ step: 'split', personIds: [...leaving] }, () => ({
                title: text.done,
              }));
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      <fieldset className="grid gap-1">
        <legend className="staff-label">{text.who}</legend>
        {household.people.map((person) => (
          <label key={person.id} className="staff-check">
            <input
              type="checkbox"
              checked={leaving.includes(person.id)}
              onChange={({ target }) =>
                setLeaving(
                  target.checked
                    ? [...leaving, person.id]
                    : leaving.filter((one) => one !== person.id),
                )
              }
            />
            <span>
              {formatPersonName(person)}{' '}
              <span className="text-quiet">{relations[person.relation]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </StaffDialog>
  );
}
