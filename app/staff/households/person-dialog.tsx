// One person of a household: details, and the steps head, moved out, open a case, and remove.
import { useId, useState } from 'react';
import type { Companion, Custody } from '#domain/households/household';
import { custodies, households, relationChoices } from '#text/staff/households';
import { shell } from '#text/staff/shell';
import type { HouseholdPerson, HouseholdView } from '../data/rows';
import { fillText } from '../format/formats';
import { SelectField, TextField } from '../forms/fields';
import { StaffDialog } from '../shell/staff-dialog';
import { formatPersonName, useHouseholdChange, useOpenCase } from './use-households';

const { personDialog: text, lines } = households;

type PersonDialogProps = {
  household: HouseholdView;
  person: HouseholdPerson;
  onClose: () => void;
};

export function PersonDialog({ household, person, onClose }: PersonDialogProps) {
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const step = useHouseholdChange(household, onClose);
  const openCase = useOpenCase(household, onClose);
  const name = formatPersonName(person);
  const personId = person.id;
  const press = (label: string, onPress: () => void) => (
    <button
      type="button"
      className="staff-button"
      aria-disabled={step.isPending || undefined}
      onClick={onPress}
    >
      {label}
    </button>
  );
  const said = (title: string) => () => ({ title: fillText(title, { name }) });
  return (
    <StaffDialog
      title={name}
      {...(person.memberId === null ? {} : { description: text.ofCase })}
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
            aria-disabled={step.isPending || undefined}
          >
            {isLeaving ? text.outSave : text.save}
          </button>
        </>
      }
    >
      {isLeaving ? (
        <LeavingForm
          id={id}
          household={household}
          person={person}
          onSend={(changes) =>
            step.change({ step: 'moved-out', personId, ...changes }, said(text.movedOut))
          }
        />
      ) : (
        <div className="grid gap-4">
          <DetailsForm
            id={id}
            person={person}
            onSend={(changes) =>
              step.change({ step: 'changed', personId, ...changes }, said(text.changed))
            }
          />
          <div className="flex flex-wrap gap-2 border-t border-line pt-3">
            {person.memberId === null
              ? press(text.openCase, () =>
                  openCase.change({ step: 'case-opened', personId }, said(text.opened)),
                )
              : null}
            {person.relation === 'head'
              ? null
              : press(text.head, () =>
                  step.change({ step: 'headed', personId }, said(text.headed)),
                )}
            {press(text.out, () => setLeaving(true))}
            {press(text.remove, () =>
              step.change({ step: 'removed', personId }, said(text.removed)),
            )}
          </div>
          {person.memberId === null ? <p className="staff-hint">{text.openCaseHint}</p> : null}
        </div>
      )}
    </StaffDialog>
  );
}

type DetailsProps = {
  id: string;
  person: HouseholdPerson;
  onSend: (changes: {
    firstName?: string;
    lastName?: string;
    birthYear?: number | null;
    relation?: Companion['relation'];
    custody: Custody;
    fromOn: string;
  }) => void;
};

function DetailsForm({ id, person, onSend }: DetailsProps) {
  const { firstName, lastName, birthYear, relation, custody, fromOn, memberId } = person;
  const year = birthYear === null ? '' : String(birthYear);
  const [values, setValues] = useState({
    ...{ firstName, lastName, birthYear: year, relation, custody, fromOn },
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = {
    values,
    problems,
    set: (name: keyof typeof values, value: string) =>
      setValues((earlier) => ({ ...earlier, [name]: value })),
  };
  const isCompanion = memberId === null;
  return (
    <form
      id={id}
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = values.birthYear.trim();
        if (isCompanion && !/^(\d{4})?$/.test(typed)) {
          setProblems({ birthYear: text.badYear });
          return;
        }
        onSend({
          ...(isCompanion && {
            ...{ firstName: values.firstName, lastName: values.lastName },
            birthYear: typed === '' ? null : Number(typed),
          }),
          ...(values.relation === 'head' ? {} : { relation: values.relation }),
          ...{ custody: values.custody, fromOn: values.fromOn },
        });
      }}
    >
      {isCompanion ? (
        <>
          <TextField
            form={form}
            name="firstName"
            label={lines.firstName}
            required
            autoComplete="off"
          />
          <TextField form={form} name="lastName" label={lines.lastName} autoComplete="off" />
          <TextField
            form={form}
            name="birthYear"
            label={lines.birthYear}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      ) : null}
      {relation === 'head' ? null : (
        <SelectField form={form} name="relation" label={lines.relation} options={relationChoices} />
      )}
      <SelectField form={form} name="custody" label={text.custody} options={custodies} />
      <TextField form={form} name="fromOn" label={text.fromOn} type="date" required />
    </form>
  );
}

type LeavingProps = {
  id: string;
  household: HouseholdView;
  person: HouseholdPerson;
  onSend: (changes: { untilOn?: string; headId?: number }) => void;
};

function LeavingForm({ id, household, person, onSend }: LeavingProps) {
  const others = household.people.filter((one) => one.id !== person.id);
  const [values, setValues] = useState({ untilOn: '', headId: String(others[0]?.id ?? '') });
  const form = {
    values,
    problems: {},
    set: (name: keyof typeof values, value: string) =>
      setValues((earlier) => ({ ...earlier, [name]: value })),
  };
  const needsHead = person.relation === 'head' && others.length > 0;
  return (
    <form
      id={id}
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({
          ...(values.untilOn === '' ? {} : { untilOn: values.untilOn }),
          ...(needsHead ? { headId: Number(values.headId) } : {}),
        });
      }}
    >
      <TextField
        form={form}
        name="untilOn"
        label={text.outOn}
        hint={text.outToday}
        type="date"
        min={person.fromOn}
      />
      {needsHead ? (
        <SelectField
          form={form}
          name="headId"
          label={text.newHead}
          options={Object.fromEntries(others.map((one) => [one.id, formatPersonName(one)]))}
        />
      ) : null}
    </form>
  );
}
