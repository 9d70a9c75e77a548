import { type FormType, formTypes } from '#domain/forms/submission';
import { listValues } from '#domain/vocabulary';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { getFieldId } from '../field-input';
import { formTypeKey } from './submission';

type TypeChooserProps = {
  chosen: FormType | undefined;
  problem: string | undefined;
  /** True when opened by the "change" button, which is gone: the choice takes the focus. */
  hasFocus: boolean;
  onChoose: (formType: FormType) => void;
};

/** The six ways to help, all visible. */
export function TypeChooser({ chosen, problem, hasFocus, onChoose }: TypeChooserProps) {
  const { chooser, types } = useText('getStarted');
  const { formTypes: names } = useText('vocabularies');
  const id = getFieldId(formTypeKey);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field"
      aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="mb-1 font-heading text-xl font-bold">{chooser.title}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {chooser.hint}
      </p>
      {problem ? (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {listValues(formTypes).map((formType) => (
          <label key={formType} className="choice items-start">
            <input
              type="radio"
              name={formTypeKey}
              value={formType}
              required
              data-missing="formType"
              checked={chosen === formType}
              onChange={() => onChoose(formType)}
              // biome-ignore lint/a11y/noAutofocus: the visitor clicked the button that opened it
              autoFocus={hasFocus && chosen === formType}
              className="mt-1"
            />
            <span>
              <strong>{names[formType]}</strong>
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

/** For visitors who follow a link with a type: one line, and a button to change it. */
export function ChosenType({ chosen, onChange }: ChosenTypeProps) {
  const { chooser, change } = useText('getStarted');
  const { formTypes: names } = useText('vocabularies');
  return (
    <p id={getFieldId(formTypeKey)} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4">
      <input type="hidden" name={formTypeKey} value={chosen} />
      <span>
        {chooser.title} <strong>{names[chosen]}</strong>
      </span>
      <button type="button" className="button-quiet needs-script" onClick={onChange}>
        {change.button}
      </button>
      <noscript>
        <PageLink href="/get-started" className="text-link">
          {change.button}
        </PageLink>
      </noscript>
    </p>
  );
}
