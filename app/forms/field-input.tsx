// One question of a form, with a visible label, and hint and error linked to the control.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Forms } from '#content/form-shape';
import { type Field, getMaxLength } from '#domain/forms/field';
import { useLocale, useText } from '../text';
import type { QuestionText } from './form-texts';

export type FieldInputProps = {
  field: Field;
  /** Content path of the form's field texts. */
  form: string;
  text: QuestionText;
  problem?: string | undefined;
  /** The earlier answer, when the server returned the form. */
  typed?: string | string[] | undefined;
  /** Explains under the question why we ask it. */
  why?: string | undefined;
};

export function getFieldId(key: string): string {
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
  const forms = useText('forms');
  if (field.required === 'enforced') return null;
  const text = field.required === 'marked' ? forms.pleaseChoose : forms.optional;
  return <span className="font-normal text-muted"> {text}</span>;
}

function notes({ field, text, problem, why }: FieldInputProps) {
  const id = getFieldId(field.key);
  const hint = why ?? text.hint;
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
  const { field, form, text, problem, typed } = props;
  const { id, describedBy, hint, problem: problemNote } = notes(props);
  const forms = useText('forms');
  const locale = useLocale();
  const initial = text.initial ?? field.initial;
  const element = useInitial(initial);
  const [left, setLeft] = useState(Number.POSITIVE_INFINITY);
  const max = getMaxLength(field);
  const isWaived = useWaived(field.unless);
  const common = {
    id,
    name: field.key,
    required: field.required === 'enforced' && !isWaived,
    disabled: isWaived,
    'data-unless': field.unless,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy,
    'data-label': `${form}.${field.key}`,
    defaultValue: typeof typed === 'string' ? typed : (initial ?? ''),
    className: 'field-control',
    'data-max': max,
    onInput: (event: { currentTarget: { value: string } }) =>
      setLeft(max - event.currentTarget.value.trim().length),
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {text.label}
        <Marker field={field} />
      </label>
      {hint}
      {problemNote}
      {control(field, common, { ...text, initial }, forms, element)}
      <p className="field-hint" aria-live="polite">
        {left > max / shownLeft ? '' : leftText(left, forms, locale)}
      </p>
    </div>
  );
}

/** True while the checkbox that waives this field is checked. */
function useWaived(unless: string | undefined): boolean {
  const [isWaived, setWaived] = useState(false);
  useEffect(() => {
    const box = unless && document.getElementById(getFieldId(unless));
    if (!(box instanceof HTMLInputElement)) return undefined;
    const follow = () => setWaived(box.checked);
    follow();
    box.addEventListener('change', follow);
    return () => box.removeEventListener('change', follow);
  }, [unless]);
  return isWaived;
}

/** Show the remaining length in the last tenth of the limit. */
const shownLeft = 10;

function leftText(left: number, forms: Forms, locale: string): string {
  const text = left < 0 ? forms.charactersOver : forms.charactersLeft;
  return text.replace('{count}', Math.abs(left).toLocaleString(locale));
}

/** A preselected value follows the page's language until the visitor chooses one. */
function useInitial(initial: string | undefined) {
  const element = useRef<HTMLSelectElement>(null);
  const before = useRef(initial);
  const isChosen = useRef(false);
  useEffect(() => {
    const select = element.current;
    // Remember the choice for good: it may later equal another language's default.
    if (select && select.value !== before.current) isChosen.current = true;
    if (select && initial !== undefined && !isChosen.current) {
      // Change the default too, so that the form does not count as answered.
      for (const option of select.options) option.defaultSelected = option.value === initial;
      select.value = initial;
    }
    before.current = initial;
  }, [initial]);
  return element;
}

type Common = {
  id: string;
  name: string;
  required: boolean;
  disabled: boolean;
  defaultValue: string;
  className: string;
};

function control(
  field: Field,
  common: Common,
  {
    options,
    placeholder,
    initial,
  }: Omit<QuestionText, 'initial'> & { initial: string | undefined },
  forms: Forms,
  element: RefObject<HTMLSelectElement | null>,
) {
  if (field.control === 'select') {
    return (
      <select {...common} ref={element}>
        {initial === undefined ? <option value="">{forms.choosePlaceholder}</option> : null}
        {(field.options ?? []).map((value) => (
          <option key={value} value={value}>
            {options?.[value] ?? value}
          </option>
        ))}
      </select>
    );
  }
  const shared = {
    ...common,
    placeholder,
    autoComplete: field.autocomplete ?? 'off',
  };
  if (field.control === 'textarea') return <TextArea {...shared} />;
  return <input {...shared} type={field.control} inputMode={inputModeOf(field)} />;
}

/**
 * On start React would overwrite a text area with its default. On a page returned by the server, keep the
 * text that the visitor has added since.
 */
function TextArea(props: Common) {
  const { id, defaultValue } = props;
  const [text] = useState(() =>
    import.meta.env.SSR || defaultValue === ''
      ? defaultValue
      : (document.querySelector<HTMLTextAreaElement>(`textarea#${id}`)?.value ?? defaultValue),
  );
  return <textarea rows={5} {...props} defaultValue={text} />;
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
  const { field, form, text, problem, typed } = props;
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
        {text.label}
        <Marker field={field} />
      </legend>
      {hint}
      {problemNote}
      <div className={isRadio ? 'choices' : 'choices choices-wide'}>
        {(field.options ?? []).map((value) => (
          <label key={value} className="choice">
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={field.key}
              value={value}
              required={isRadio && field.required === 'enforced'}
              defaultChecked={chosen.includes(value)}
              data-label={`${form}.${field.key}`}
            />
            <span>{text.options?.[value] ?? value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Checkbox(props: FieldInputProps) {
  const { field, text, typed } = props;
  const forms = useText('forms');
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
        />
        <span>
          {text.label} <span className="font-normal text-muted">{forms.optional}</span>
        </span>
      </label>
      {hint}
    </div>
  );
}
