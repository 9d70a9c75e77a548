// The application for assistance: three steps of one form. Without scripts all steps are shown; the
// emergency panels need only the stylesheet.
import { type FormEvent, Fragment, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { findBrowserProblems } from '../browser-checks';
import { ConfirmationNotice } from '../confirmation-notice';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { SendFailure, SubmitButton } from '../form-frame';
import { getFieldText } from '../form-texts';
import { Honeypot } from '../honeypot';
import { lazySentPanel } from '../lazy-sent-panel';
import { LeaveGuard } from '../leave-guard';
import { readValues } from '../public-form';
import { usePublicForm } from '../use-public-form';
import {
  assistanceForm,
  buildSteps,
  dangerAnswers,
  fieldsByKey,
  parseStep,
  type Steps,
  stepKey,
} from './assistance';
import { AssistanceReview } from './assistance-review';
import { DangerPanel } from './danger-panel';
import { getStepElement, useSteps } from './use-steps';

type Answers = Record<string, string | string[]>;
const preload = async () => (await import('../sent-panel')).SentPanel;
const SentPanel = lazySentPanel(preload);

export function useAssistance() {
  return usePublicForm(assistanceForm, { preload });
}

export function AssistanceForm({ form }: { form: ReturnType<typeof useAssistance> }) {
  const content = useText('membershipAssistance');
  const forms = useText('forms');
  const texts = useText('fields').assistance;
  const steps = buildSteps(content);
  const lastStep = steps.length - 1;
  const { outcome, problems, typed, element, attempts } = form;
  const [first] = useState(() => firstStep(steps, typed, problems));
  const { step, headings, goTo } = useSteps(element, steps, first);
  const [review, setReview] = useState<Answers>(typed ?? {});

  // Update the review before paint: text that appears later would move the button while somebody clicks it.
  useLayoutEffect(() => {
    if (step === lastStep && element.current) setReview(readValues(new FormData(element.current)));
  }, [step, lastStep, element]);

  // A problem in another step must be visible before its link can focus it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt changes the step
  useEffect(() => {
    const wrong = firstStep(steps, undefined, problems);
    if (attempts > 0 && Object.keys(problems).length > 0 && wrong !== step) goTo(wrong);
  }, [attempts]);

  function walk(next: number) {
    if (element.current === null) return;
    const found = next > step ? findBrowserProblems(getStepElement(element.current, step)) : {};
    if (Object.keys(found).length > 0 || Object.keys(problems).length > 0) form.setProblems(found);
    if (Object.keys(found).length === 0) goTo(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (step === lastStep) return form.formProps.onSubmit(event);
    event.preventDefault();
    walk(step + 1);
  }

  if (outcome?.kind === 'sent') {
    return (
      <Suspense>
        <SentPanel outcome={outcome} panel={content.success} onAgain={form.startAgain} />
      </Suspense>
    );
  }
  return (
    <form {...form.formProps} onSubmit={submit}>
      {/* Enter presses the first button of a form, so without scripts the submit button must come first. */}
      <noscript>
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      </noscript>
      <ConfirmationNotice form={form} />
      <ErrorSummary form={form} />
      {steps.map(({ title, text, questions }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step stays what it is in another language
        <fieldset key={at} className="step" data-current={at === step || undefined}>
          <legend
            ref={(legend) => {
              headings.current[at] = legend;
            }}
            tabIndex={-1}
            className="font-heading text-xl font-bold"
          >
            <span className="block font-body text-sm font-semibold text-muted">
              {forms.step
                .replace('{step}', String(at + 1))
                .replace('{total}', String(lastStep + 1))}
            </span>
            {title}
          </legend>
          <p>{text}</p>
          {questions.map((key) => {
            const field = fieldsByKey.get(key);
            const whys: Partial<Record<string, string>> = content.why.answers;
            return field === undefined ? null : (
              <Fragment key={key}>
                <FieldInput
                  field={field}
                  form="assistance"
                  text={getFieldText(texts, key)}
                  problem={problems[key]}
                  typed={typed?.[key]}
                  why={whys[key]}
                />
                {dangerAnswers[key] ? <DangerPanel question={key} /> : null}
              </Fragment>
            );
          })}
          {at === lastStep && step === lastStep ? (
            <AssistanceReview answers={review} onChange={walk} />
          ) : null}
        </fieldset>
      ))}
      <Honeypot />
      <SendFailure form={form} />
      <div className="flex flex-wrap gap-3">
        {step > 0 ? (
          <button
            type="button"
            onClick={() => walk(step - 1)}
            className="button-secondary needs-script"
          >
            {forms.back}
          </button>
        ) : null}
        {step < lastStep ? (
          <button
            type="submit"
            name={stepKey}
            value={step + 2}
            formNoValidate
            className="button-primary needs-script"
          >
            {forms.next}
          </button>
        ) : null}
        <span className={step < lastStep ? 'only-without-script' : 'contents'}>
          <SubmitButton form="assistance" isSending={form.isSending} />
        </span>
      </div>
      <p className="text-sm text-muted">
        {content.notStored}{' '}
        <PageLink href={forms.privacyLink.href} target="_blank" className="text-link">
          {forms.privacyLink.text}
        </PageLink>
      </p>
      <LeaveGuard form={element} isReturned={form.isReturned} />
    </form>
  );
}

/** The step of a page that the server rendered: the one with the first problem, or the requested one. */
function firstStep(
  steps: Steps,
  answers: Answers | undefined,
  problems: Record<string, string>,
): number {
  const wrong = steps.findIndex(({ questions }) => questions.some((key) => key in problems));
  return wrong >= 0 ? wrong : parseStep(answers?.[stepKey], steps);
}
