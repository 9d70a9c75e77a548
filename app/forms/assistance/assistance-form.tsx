// The application for assistance: three short steps, one form. Without scripts all steps stand
// below one another; what to do in danger is shown by the stylesheet alone, at once.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forms } from '#content/en/forms';
import { membershipAssistance as content } from '#content/en/membership-assistance';
import { PageLink } from '../../ui/page-link';
import { problemsIn } from '../browser-checks';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { Honeypot, SendFailure, SubmitButton } from '../form-frame';
import { typedIn } from '../public-form';
import { usePublicForm } from '../use-public-form';
import { assistanceForm, fieldsByKey, stepKey, stepOf, steps } from './assistance';
import { AssistanceReview } from './assistance-review';
import { AssistanceSent } from './assistance-sent';
import { DangerPanels } from './danger-panels';

type Answers = Record<string, string | string[]>;
const lastStep = steps.length - 1;

export function AssistanceForm() {
  const form = usePublicForm(assistanceForm);
  const { outcome, problems } = form;
  const [step, setStep] = useState(() => firstStep(outcome?.answers, problems));
  const [review, setReview] = useState<Answers>({});
  const element = useRef<HTMLFormElement>(null);
  const headings = useRef<(HTMLElement | null)[]>([]);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    headings.current[step]?.focus();
  }, [step]);

  // A problem in another step must be in sight before its link can lead to it.
  const problemStep = Object.keys(problems)
    .map(stepOf)
    .find((at) => at >= 0);
  const [seenProblems, setSeenProblems] = useState(problems);
  if (problems !== seenProblems) {
    setSeenProblems(problems);
    if (problemStep !== undefined) setStep(problemStep);
  }

  function goTo(next: number) {
    if (element.current === null) return;
    if (next > step) {
      const found = problemsIn(stepElement(element.current, step));
      form.setProblems(found);
      if (Object.keys(found).length > 0) return;
    } else form.setProblems({});
    setReview(typedIn(new FormData(element.current)));
    moved.current = true;
    setStep(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === stepKey) {
      event.preventDefault();
      goTo(Number(submitter.value));
      return;
    }
    form.formProps.onSubmit(event);
  }

  if (outcome?.kind === 'sent') {
    const startAgain = () => {
      setStep(0);
      form.startAgain();
    };
    return (
      <AssistanceSent
        reference={outcome.reference}
        answers={outcome.answers}
        onAgain={startAgain}
      />
    );
  }
  return (
    <form {...form.formProps} onSubmit={submit} ref={element} className="form">
      <ErrorSummary problems={problems} />
      <DangerPanels />
      {steps.map(({ title, text, questions }, at) => (
        <fieldset key={title} className="step" data-current={at === step || undefined}>
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
              <FieldInput
                key={key}
                field={field}
                problem={problems[key]}
                typed={outcome?.answers[key]}
                why={whys[key]}
              />
            );
          })}
          {at === lastStep ? <AssistanceReview answers={review} /> : null}
        </fieldset>
      ))}
      <Honeypot />
      <SendFailure outcome={outcome} />
      <div className="flex flex-wrap gap-3">
        {step > 0 ? (
          <button
            type="submit"
            name={stepKey}
            value={step - 1}
            formNoValidate
            className="button-secondary needs-script"
          >
            {forms.back}
          </button>
        ) : null}
        {step < lastStep ? (
          <button
            type="submit"
            name={stepKey}
            value={step + 1}
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
        <PageLink href={forms.privacyLink.href} className="text-link">
          {forms.privacyLink.text}
        </PageLink>
      </p>
    </form>
  );
}

function stepElement(form: HTMLFormElement, step: number): HTMLFieldSetElement {
  return form.querySelectorAll<HTMLFieldSetElement>('.step')[step] as HTMLFieldSetElement;
}

/** Where a page that comes back from the server stands: at the first problem, or at the step asked for. */
function firstStep(answers: Answers | undefined, problems: Record<string, string>): number {
  const wrong = Object.keys(problems)
    .map(stepOf)
    .filter((at) => at >= 0);
  if (wrong.length > 0) return Math.min(...wrong);
  const asked = Number(answers?.[stepKey] ?? 0);
  return Number.isInteger(asked) && asked >= 0 && asked <= lastStep ? asked : 0;
}
