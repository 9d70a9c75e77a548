import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormType } from '#domain/forms/submission';
import { useText } from '../../text';
import { ConfirmationNotice } from '../confirmation-notice';
import { ErrorSummary } from '../error-summary';
import { SendFailure, SubmitButton } from '../form-frame';
import { hasAnswers } from '../has-answers';
import { Honeypot } from '../honeypot';
import { lazySentPanel } from '../lazy-sent-panel';
import { LeaveGuard } from '../leave-guard';
import type { FormOutcome } from '../public-form';
import { usePublicForm } from '../use-public-form';
import {
  deleteAnswers,
  deleteSentAnswers,
  fillEmptyFields,
  loadAnswers,
  readAnswers,
  type StoredAnswers,
  storeAnswers,
} from './stored-answers';
import { formTypeKey, getInvolvedForm, parseFormType } from './submission';
import { ChosenType, TypeChooser } from './type-chooser';
import { TypeFields } from './type-fields';

const preload = async () => (await import('../sent-panel')).SentPanel;
const SentPanel = lazySentPanel(preload);
const typeMissing: FormOutcome = {
  kind: 'refused',
  problems: { [formTypeKey]: { code: 'formType' } },
};

type GetInvolvedProps = {
  initialType: FormType | undefined;
  /** True when the visitor continued without a choice before the script loaded. */
  isTypeMissing: boolean;
};

export function GetInvolvedForm({ initialType, isTypeMissing }: GetInvolvedProps) {
  const { change: changing, success } = useText('getStarted');
  const { next } = useText('forms');
  /** Answers cleared by a change of type, newest first. */
  const [cleared, setCleared] = useState<readonly StoredAnswers[]>([]);
  /** Incremented on each choice to reset the questions, even for the same type. */
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
  const [chosen, setChosen] = useState(parseFormType(typed?.[formTypeKey]) ?? initialType);
  const questions = useRef<HTMLDivElement>(null);
  const isChoosing = useRef(false);

  // Use the state at the start: a type chosen before the app started, or else the one stored in this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state at the start counts
  useLayoutEffect(() => {
    if (element.current === null) return;
    const tapped = parseFormType(new FormData(element.current).get(formTypeKey));
    const known = tapped ?? chosen ?? loadAnswers()?.formType;
    setChosen(known);
    if (known !== undefined && problems[formTypeKey] !== undefined) form.clear();
    isChoosing.current = tapped !== undefined && tapped !== chosen;
  }, []);

  // Runs with and without scripts: the server may have rendered the confirmation.
  useEffect(() => {
    if (outcome?.kind === 'sent') deleteSentAnswers(outcome.reference);
  }, [outcome]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fill in new questions too
  useEffect(() => {
    const kept = loadAnswers();
    if (kept === undefined || kept.formType !== chosen || element.current === null) return;
    fillEmptyFields(element.current, kept);
    form.draft.current ??= kept.draft;
  }, [chosen, round, element, form.draft]);

  // Scroll the first question into view, but leave the focus on the choice for the arrow keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a new choice
  useEffect(() => {
    if (isChoosing.current) questions.current?.scrollIntoView({ block: 'nearest' });
    isChoosing.current = false;
  }, [chosen, round]);

  function answersNow(): StoredAnswers[] {
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
    deleteAnswers();
    change(formType);
  }
  /** Restores the newest cleared answers; the current ones go to the end of the list. */
  function bringBack() {
    const [newest, ...older] = cleared;
    if (newest === undefined || form.isSending) return;
    setCleared([...older, ...answersNow()]);
    storeAnswers(newest);
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
          storeAnswers(readAnswers(event.currentTarget, chosen, form.draft.current));
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
        // Without a script the server responds with the questions. The parameter is sent even without a choice, so
        // that the page can report the missing choice.
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
      <LeaveGuard form={element} isReturned={form.isReturned} onLeave={deleteAnswers} />
    </form>
  );
}
