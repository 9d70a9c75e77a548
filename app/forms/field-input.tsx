// One question of a form: label always visible, hint and error tied to the control.
import { useState } from 'react';
import { forms } from '#content/en/forms';
import { type Field, maxLengthOf } from '#domain/forms/field';

export type FieldInputProps = {
  field: Field;
  problem?: string | undefined;
  /** What was typed before, when the page comes back from a post. */
  typed?: string | string[] | undefined;
  /** Why we ask, shown under the question. */
  why?: string | undefined;
};

export function fieldId(key: string): string {
  return `field-${key}`;
}

export function FieldInput(props: FieldInputProps) {
  switch (props.field.control) {
    case 'radio':
    case 'checklist':
      return <ChoiceGroup {...props} />;
    case 'checkbox':
      return <Checkbox {...props} />;
    default:
      return <Single {...props} />;
  }
}

function Marker({ field }: { field: Field }) {
  if (field.required === 'enforced') return null;
  const text = field.required === 'marked' ? forms.pleaseChoose : forms.optional;
  return <span className="font-normal text-muted"> {text}</span>;
}

function notes({ field, problem, why }: FieldInputProps) {
  const id = fieldId(field.key);
  const hint = why ?? field.hint;
  const describedBy =
    [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') ||
    undefined;
  return {
    id,
    describedBy,
    hint: hint ? (
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
    ) : null,
    problem: problem ? (
      <p id={`${id}-problem`} className="field-problem">
        {problem}
      </p>
    ) : null,
  };
}

function Single(props: FieldInputProps) {
  const { field, problem, typed } = props;
  const { id, describedBy, hint, problem: problemNote } = notes(props);
  const [left, setLeft] = useState(Number.POSITIVE_INFINITY);
  const max = maxLengthOf(field);
  const common = {
    id,
    name: field.key,
    required: field.required === 'enforced',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy,
    'data-label': field.label,
    defaultValue: typeof typed === 'string' ? typed : (field.initial ?? ''),
    className: 'field-control',
    'data-max': max,
    onInput: (event: { currentTarget: { value: string } }) =>
      setLeft(max - event.currentTarget.value.trim().length),
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {field.label}
        <Marker field={field} />
      </label>
      {hint}
      {problemNote}
      {control(field, common)}
      <p className="field-hint" aria-live="polite">
        {left > max / shownLeft ? '' : leftText(left)}
      </p>
    </div>
  );
}

/** How much is left is said in the last tenth. */
const shownLeft = 10;

function leftText(left: number): string {
  const text = left < 0 ? forms.charactersOver : forms.charactersLeft;
  return text.replace('{count}', Math.abs(left).toLocaleString('en-US'));
}

type Common = {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string;
  className: string;
};

function control(field: Field, common: Common) {
  if (field.control === 'select') {
    return (
      <select {...common}>
        {field.initial === undefined ? <option value="">{forms.choosePlaceholder}</option> : null}
        {Object.entries(field.options ?? {}).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const shared = {
    ...common,
    placeholder: field.placeholder,
    autoComplete: field.autocomplete ?? 'off',
  };
  if (field.control === 'textarea') return <textarea rows={5} {...shared} />;
  return <input {...shared} type={field.control} inputMode={inputModeOf(field)} />;
}

function inputModeOf(field: Field) {
  switch (field.control) {
    case 'email':
      return 'email';
    case 'tel':
      return 'tel';
    case 'url':
      return 'url';
    case 'number':
      return 'numeric';
    default:
      return undefined;
  }
}

function ChoiceGroup(props: FieldInputProps) {
  const { field, problem, typed } = props;
  const { id, describedBy, hint, problem: problemNote } = notes(props);
  const isRadio = field.control === 'radio';
  const chosen = Array.isArray(typed) ? typed : [typed ?? field.initial ?? ''];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field"
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="field-label">
        {field.label}
        <Marker field={field} />
      </legend>
      {hint}
      {problemNote}
      <div className={isRadio ? 'choices' : 'choices choices-wide'}>
        {Object.entries(field.options ?? {}).map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={field.key}
              value={value}
              required={isRadio && field.required === 'enforced'}
              defaultChecked={chosen.includes(value)}
              data-label={field.label}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Checkbox(props: FieldInputProps) {
  const { field, typed } = props;
  const { id, describedBy, hint, problem: problemNote } = notes(props);
  return (
    <div className="field">
      {problemNote}
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={field.key}
          value="true"
          defaultChecked={typed !== undefined && typed !== ''}
          aria-describedby={describedBy}
          data-label={field.label}
        />
        <span>
          {field.label} <span className="font-normal text-muted">{forms.optional}</span>
        </span>
      </label>
      {hint}
    </div>
  );
}
