import { Link } from 'react-router';
import { type FormType, formTypes } from '#domain/forms/submission';
import { fieldId } from '../field-input';
import { formTypeKey, useContent } from './submission';

type TypeChooserProps = {
  chosen: FormType | undefined;
  problem: string | undefined;
  /** Opened by a button that is gone now: its focus goes to the choice. */
  hasFocus: boolean;
  onChoose: (formType: FormType) => void;
};

/** The six ways to help, all in sight. */
export function TypeChooser({ chosen, problem, hasFocus, onChoose }: TypeChooserProps) {
  const { chooser, types } = useContent();
  const id = fieldId(formTypeKey);
  return (
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-heading text-xl font-bold">{chooser.title}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {chooser.hint}
      </p>
      {problem ? <p className="field-problem">{problem}</p> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {(Object.entries(formTypes) as [FormType, string][]).map(([formType, label]) => (
          <label key={formType} className="choice items-start">
            <input
              type="radio"
              name={formTypeKey}
              value={formType}
              required
              data-label={chooser.title}
              checked={chosen === formType}
              onChange={() => onChoose(formType)}
              // biome-ignore lint/a11y/noAutofocus: somebody pressed the button that opened it
              autoFocus={hasFocus && chosen === formType}
              className="mt-1"
            />
            <span>
              <strong>{label}</strong>
              <span className="block text-sm">{types[formType].intro}</span>
              <span className="block text-sm text-muted">{types[formType].time}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChosenTypeProps = { chosen: FormType; onChange: () => void };

/** Who comes by a link has chosen already: one line, and a way to choose again. */
export function ChosenType({ chosen, onChange }: ChosenTypeProps) {
  const { chooser, change } = useContent();
  return (
    <p id={fieldId(formTypeKey)} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4">
      <input type="hidden" name={formTypeKey} value={chosen} />
      <span>
        {chooser.title} <strong>{formTypes[chosen]}</strong>
      </span>
      <button type="button" className="button-quiet needs-script" onClick={onChange}>
        {change.button}
      </button>
      <noscript>
        <Link to="/get-started" className="text-link">
          {change.button}
        </Link>
      </noscript>
    </p>
  );
}
