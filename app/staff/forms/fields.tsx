// Controls of staff forms, each with its label, hint, and problem.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { staffLocale } from '#content/languages';
import type { Labels } from '#domain/vocabulary';
import { shell } from '#text/staff/shell';
import { fillText } from '../format/formats';
import { Options } from './options';
import type { FormValues, StaffForm } from './use-staff-form';

type FieldProps<Values> = {
  form: Pick<StaffForm<Values>, 'values' | 'problems' | 'set'>;
  name: Extract<keyof Values, string>;
  label: string;
  isNeeded?: boolean;
  hint?: string;
  className?: string;
  /** The limit. Input is never truncated; the form reports text that is too long. */
  maxLength?: number;
};

/** Show the remaining length in the last tenth of the limit. */
const shownLeft = 10;

function lengthNote(length: number, max: number): string | undefined {
  const left = max - length;
  if (!Number.isFinite(max) || left > max / shownLeft) return undefined;
  const text = left < 0 ? shell.charactersOver : shell.charactersLeft;
  return fillText(text, { count: Math.abs(left).toLocaleString(staffLocale) });
}

type Control = {
  id: string;
  name: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function Field<Values extends FormValues>({
  form,
  name,
  label,
  isNeeded,
  hint,
  className = '',
  maxLength = Number.POSITIVE_INFINITY,
  children,
}: FieldProps<Values> & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const value = String(form.values[name]);
  const length = lengthNote(value.length, maxLength);
  const isOver = value.length > maxLength;
  const problem = isOver ? length : form.problems[name];
  const notes = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean);
  return (
    <div className={`staff-field ${className}`}>
      <label className="staff-label" htmlFor={id}>
        {label}
        {isNeeded ? <span aria-hidden> *</span> : null}
      </label>
      {children({
        id,
        name,
        className: 'staff-control',
        'aria-invalid': problem !== undefined,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
        value,
        onChange: ({ currentTarget }) => form.set(name, currentTarget.value as Values[typeof name]),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="staff-hint">
          {hint}
        </p>
      ) : null}
      {length === undefined || isOver ? null : (
        <p role="status" className="staff-hint">
          {length}
        </p>
      )}
      {problem ? (
        <p id={`${id}-problem`} className="staff-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'lang' | 'required' | 'placeholder' | 'autoComplete' | 'inputMode' | 'min' | 'max'
> & {
  /** Suggestions while typing; other values are allowed. */
  suggestions?: Labels;
};

export function TextField<Values extends FormValues>({
  form,
  name,
  label,
  isNeeded,
  hint,
  className,
  maxLength,
  suggestions,
  ...input
}: FieldProps<Values> & InputProps) {
  const field = { form, name, label, isNeeded, hint, className, maxLength } as FieldProps<Values>;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input {...control} {...input} {...(suggestions ? { list: `${control.id}-list` } : {})} />
          {suggestions ? (
            <datalist id={`${control.id}-list`}>
              <Options of={suggestions} />
            </datalist>
          ) : null}
        </>
      )}
    </Field>
  );
}

export function LongTextField<Values extends FormValues>({
  rows,
  placeholder,
  lang,
  ...field
}: FieldProps<Values> & { rows: number; placeholder?: string; lang?: string }) {
  return (
    <Field {...field}>
      {(control) => <textarea {...control} rows={rows} placeholder={placeholder} lang={lang} />}
    </Field>
  );
}

export function SelectField<Values extends FormValues>({
  options,
  none,
  ...field
}: FieldProps<Values> & { options: Labels; none?: string }) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control}>
          <Options of={options} {...(none === undefined ? {} : { none })} />
        </select>
      )}
    </Field>
  );
}

export function TickField<Values extends FormValues>({
  form,
  name,
  label,
  className = '',
}: FieldProps<Values>) {
  return (
    <label className={`staff-check ${className}`}>
      <input
        type="checkbox"
        name={name}
        checked={form.values[name] === true}
        onChange={(event) => form.set(name, event.currentTarget.checked as Values[typeof name])}
      />
      {label}
    </label>
  );
}

/** Checkboxes for several values of a list. */
export function TicksField<Values extends FormValues>({
  form,
  name,
  label,
  isNeeded,
  options,
}: FieldProps<Values> & { options: readonly string[] }) {
  const id = useId();
  const problem = form.problems[name];
  const chosen = form.values[name] as readonly string[];
  return (
    <fieldset
      className="col-span-full"
      tabIndex={-1}
      aria-invalid={problem !== undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="staff-label">
        {label}
        {isNeeded ? <span aria-hidden> *</span> : null}
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {options.map((option) => (
          <label key={option} className="staff-check">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                form.set(
                  name,
                  (checked
                    ? [...chosen, option]
                    : chosen.filter((one) => one !== option)) as Values[typeof name] & string[],
                )
              }
            />
            {option}
          </label>
        ))}
      </div>
      {problem ? (
        <p id={`${id}-problem`} className="staff-problem">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
