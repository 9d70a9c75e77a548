// A line that adds a first-time visitor; the typed name is filled in.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { firstVisitSchema } from '#domain/cases/member';
import { foodDay } from '#text/staff/food-day';
import { shell } from '#text/staff/shell';
import { isComposing } from '../../ui/composing';
import { TextField } from '../forms/fields';
import { findProblems } from '../forms/problems-with';
import type { Newcomer } from './day-queue';
import { type NewcomerValues, useNewcomer } from './use-newcomer';

const { newcomer: text } = foodDay;

type NewcomerLineProps = {
  onTakeIn: (newcomer: Newcomer, from: string | undefined) => void;
  onClose: () => void;
};

export function NewcomerLine({ onTakeIn, onClose }: NewcomerLineProps) {
  const { line, set, fail, close } = useNewcomer();
  const form = useRef<HTMLFormElement>(null);
  const opened = line?.openedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [opened]);
  if (line === undefined) return null;
  const { values, problems, from } = line;

  function submit() {
    const newcomer = sent(values);
    const found = findProblems(firstVisitSchema, newcomer);
    if (Object.keys(found).length > 0) {
      fail(found);
      const [first = ''] = Object.keys(found);
      form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
      return;
    }
    onTakeIn(newcomer, from);
    close();
    onClose();
  }
  function cancel() {
    close();
    onClose();
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    cancel();
  }

  const fields = { values, problems, set };
  return (
    <form
      ref={form}
      noValidate
      aria-label={text.title}
      className="grid grid-cols-2 items-start gap-2 border-t border-line pt-2 sm:grid-cols-[1fr_1fr_7.5rem_6rem]"
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField key={name} form={fields} name={name} label={text[name]} autoComplete="off" />
      ))}
      <TextField
        form={fields}
        name="householdSize"
        label={text.householdSize}
        type="number"
        inputMode="numeric"
        min={1}
        max={50}
      />
      <TextField
        form={fields}
        name="zipCode"
        label={text.zipCode}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="col-span-full flex flex-wrap items-center gap-2">
        <button type="submit" className="staff-button staff-button-primary">
          {text.submit}
        </button>
        <button type="button" className="staff-button" onClick={cancel}>
          {shell.cancel}
        </button>
        <p className="staff-hint">{text.hint}</p>
      </div>
    </form>
  );
}

const sent = ({ householdSize, ...names }: NewcomerValues): Newcomer => ({
  ...names,
  householdSize: Number(householdSize),
});
