import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormType } from '#domain/forms/submission';
import { useText } from '../../text';
import { ConfirmationNotice } from '../confirmation-notice';
import { ErrorSummary } from '../error-summary';
import { Honeypot, SendFailure, SubmitButton } from '../form-frame';
import { LeaveGuard } from '../leave-guard';
import type { FormOutcome } from '../public-form';
import { sentLater } from '../sent-later';
import { hasAnswers } from '../typed';
import { usePublicForm } from '../use-public-form';
import {
  fillIn,
  forgetAnswers,
  forgetSent,
  type Kept,
  keepAnswers,
  keptAnswers,
  readAnswers,
} from './kept-answers';
import { formTypeIn, formTypeKey, getInvolvedForm } from './submission';
import { ChosenType, TypeChooser } from './type-chooser';
import { TypeFields } from './type-fields';

const preload = async () => (await import('../sent-panel')).SentPanel;
const SentPanel = sentLater(preload);
const typeMissing: FormOutcome = {
  kind: 'refused',
  problems: { [formTypeKey]: { code: 'formType' } },
};

type GetInvolvedProps = {
  initialType: FormType | undefined;
  /** Somebody went on before the script was there, and chose nothing. */
  isTypeMissing: boolean;
};

export function GetInvolvedForm({ initialType, isTypeMissing }: GetInvolvedProps) {
  const { change: changing, success } = useText('getStarted');
  const { next } = useText('forms');
  /** Answers that a choice has cleared, the newest first. */
  const [cleared, setCleared] = useState<readonly Kept[]>([]);
  /** Each choice starts with empty questions, also when the same type is chosen again. */
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(initialType === undefined);
  const form = usePublicForm(getInvolvedForm, {
    preload,
    first: isTypeMissing ? typeMissing : undefined,
    onSent: () => {
      setChosen(undefined);
      setCleared([]);
      setOpen(true);
    },
  });
  const { outcome, problems, typed, element } = form;
  const [chosen, setChosen] = useState(formTypeIn(typed?.[formTypeKey]) ?? initialType);
  const questions = useRef<HTMLDivElement>(null);
  const isChoosing = useRef(false);

  // What stands there when the app starts counts: a type tapped too early, else what this tab has kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start counts
  useLayoutEffect(() => {
    if (element.current === null) return;
    const tapped = formTypeIn(new FormData(element.current).get(formTypeKey));
    const known = tapped ?? chosen ?? keptAnswers()?.formType;
    setChosen(known);
    if (known !== undefined && problems[formTypeKey] !== undefined) form.clear();
    isChoosing.current = tapped !== undefined && tapped !== chosen;
  }, []);

  // Whoever sent them, this page or the browser.
  useEffect(() => {
    if (outcome?.kind === 'sent') forgetSent(outcome.reference);
  }, [outcome]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new questions are filled in too
  useEffect(() => {
    const kept = keptAnswers();
    if (kept === undefined || kept.formType !== chosen || element.current === null) return;
    fillIn(element.current, kept);
    form.draft.current ??= kept.draft;
  }, [chosen, round, element, form.draft]);

  // The first question comes into view; the focus stays on the choice, so that arrows go on walking it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is what it reacts to
  useEffect(() => {
    if (isChoosing.current) questions.current?.scrollIntoView({ block: 'nearest' });
    isChoosing.current = false;
  }, [chosen, round]);

  function answersNow(): Kept[] {
    const { current } = element;
    if (chosen === undefined || current === null || !hasAnswers(current)) return [];
    return [readAnswers(current, chosen, form.draft.current)];
  }
  function change(formType: FormType) {
    isChoosing.current = true;
    setChosen(formType);
    setRound(round + 1);
    form.clear();
  }
  function choose(formType: FormType) {
    // The form of the earlier choice is still being sent.
    if (form.isSending) return;
    setCleared([...answersNow(), ...cleared]);
    forgetAnswers();
    change(formType);
  }
  /** The answers that give way to the older ones can be brought back after them. */
  function bringBack() {
    const [newest, ...older] = cleared;
    if (newest === undefined || form.isSending) return;
    setCleared([...older, ...answersNow()]);
    keepAnswers(newest);
    change(newest.formType);
  }

  if (outcome?.kind === 'sent') {
    return (
      <Suspense>
        <SentPanel outcome={outcome} panel={success} onAgain={form.startAgain} />
      </Suspense>
    );
  }
  return (
    <form
      {...form.formProps}
      onInput={(event) => {
        form.formProps.onInput(event);
        if (chosen !== undefined) {
          keepAnswers(readAnswers(event.currentTarget, chosen, form.draft.current));
        }
      }}
    >
      <ConfirmationNotice form={form} />
      <ErrorSummary form={form} />
      {isOpen || chosen === undefined ? (
        <TypeChooser
          chosen={chosen}
          problem={problems[formTypeKey]}
          hasFocus={isOpen && initialType !== undefined}
          onChoose={choose}
        />
      ) : (
        <ChosenType chosen={chosen} onChange={() => setOpen(true)} />
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-4 empty:-mt-6">
        {cleared.length === 0 ? null : (
          <>
            {changing.cleared}
            <button type="button" className="button-secondary" onClick={bringBack}>
              {changing.bringBack}
            </button>
          </>
        )}
      </p>
      {chosen === undefined ? null : (
        <TypeFields
          key={`${chosen} ${round}`}
          first={questions}
          formType={chosen}
          problems={problems}
          typed={typed}
        />
      )}
      <Honeypot />
      <SendFailure form={form} />
      {chosen === undefined ? (
        // Until the script is there, and without one, the server responds with the questions. The name of the
        // choice is in the address also where nothing was chosen: the page says so then.
        <button
          type="submit"
          name={formTypeKey}
          className="button-primary"
          formMethod="get"
          formNoValidate
        >
          {next}
        </button>
      ) : (
        <SubmitButton form="get-involved" isSending={form.isSending} />
      )}
      <LeaveGuard form={element} isReturned={form.isReturned} onLeave={forgetAnswers} />
    </form>
  );
}
