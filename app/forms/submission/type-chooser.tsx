import { getStarted } from '#content/en/get-started';
import { type FormType, formTypes } from '#domain/forms/submission';
import { fieldId } from '../field-input';
import { formTypeKey } from './submission';

type TypeChooserProps = {
  chosen: FormType | undefined;
  problem: string | undefined;
  onChoose: (formType: FormType) => void;
};

/** The six ways to help, all in sight. */
export function TypeChooser({ chosen, problem, onChoose }: TypeChooserProps) {
  const { chooser, types } = getStarted;
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
