// The common parts of public forms: failure notice and submit button.

import { useLocation } from 'react-router';
import type { PublicForm as FormName } from '#content/form-shape';
import { languages, localizePath, removeLanguagePrefix } from '#content/languages';
import { CrisisLines } from '../site/crisis-lines';
import { useLanguage, useLocale, useText } from '../text';
import { formLanguageKey } from './answers';
import type { SendFailure as Failure } from './public-form';
import type { SentForm } from './use-public-form';

/**
 * The failure of an attempt, near the button; a failure rendered by the server is in the error summary.
 */
export function SendFailure({ form: { outcome, attempts } }: { form: SentForm }) {
  if (outcome?.kind !== 'failed' || attempts === 0) return null;
  return (
    <div role="alert" className="error-summary">
      <FailureText failure={outcome.failure} />
    </div>
  );
}

/** The reason, and the emergency lines for a sender in danger. */
export function FailureText({ failure }: { failure: Failure }) {
  const { failed } = useText('forms');
  const { phone } = useText('organization');
  const locale = useLocale();
  return (
    <>
      <p>
        <strong>
          {failure.why === 'tooMany'
            ? failed.tooMany.replace('{minutes}', minutesIn(failure.retryAfterSeconds, locale))
            : failed[failure.why]}
        </strong>
      </p>
      <p>{failed.kept}</p>
      <p>
        {failed.call} <a href={phone.href}>{phone.text}</a>
      </p>
      <CrisisLines />
    </>
  );
}

function minutesIn(seconds: number, locale: string): string {
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, unit).format(Math.ceil((seconds || 60) / 60));
}

export function SubmitButton({ form, isSending }: { form: FormName; isSending: boolean }) {
  const forms = useText('forms');
  const { submit, sending } = forms.buttons[form];
  return (
    <>
      <button type="submit" className="button-primary" aria-disabled={isSending || undefined}>
        {isSending ? sending : submit}
      </button>
      {/* After the submit button, because Enter presses the first one. Browsers with scripts do not need it. */}
      <noscript>{import.meta.env.SSR ? <OtherLanguages /> : null}</noscript>
    </>
  );
}

/** A button instead of a link: it sends the answers along, so that the other page keeps them. */
function OtherLanguages() {
  const { otherLanguage } = useText('forms');
  const { names } = useText('navigation').languages;
  const current = useLanguage();
  const page = removeLanguagePrefix(useLocation().pathname);
  const others = languages.filter((language) => language !== current);
  if (others.length === 0) return null;
  return (
    <p>
      {otherLanguage}{' '}
      {others.map((language) => (
        <button
          key={language}
          type="submit"
          name={formLanguageKey}
          value={current}
          formAction={localizePath(language, page)}
          formNoValidate
          lang={language}
          className="button-quiet"
        >
          {names[language]}
        </button>
      ))}
    </p>
  );
}
