import { lazy, Suspense, useRef, useState } from 'react';
import { forms } from '#content/en/forms';
import { getStarted } from '#content/en/get-started';
import { basicFields } from '#domain/forms/person-fields';
import { type FormType, typeFields } from '#domain/forms/submission';
import { PageLink } from '../../ui/page-link';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { Honeypot, SendFailure, SentPanel, SubmitButton } from '../form-frame';
import { usePublicForm } from '../use-public-form';
import { formTypeIn, formTypeKey, getInvolvedForm } from './submission';
import { TypeChooser } from './type-chooser';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

export function GetInvolvedForm({ initialType }: { initialType: FormType | undefined }) {
  const element = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<FormType>();
  const [isCleared, setCleared] = useState(false);
  const form = usePublicForm(getInvolvedForm, { onSent: () => setChosen(undefined) });
  const { outcome, problems } = form;
  const typed = isCleared || outcome?.kind === 'sent' ? undefined : outcome?.answers;
  const [chosen, setChosen] = useState(formTypeIn(typed?.[formTypeKey]) ?? initialType);

  function change(formType: FormType) {
    setWanted(undefined);
    setChosen(formType);
    setCleared(true);
    form.startAgain();
    element.current?.reset();
  }
  function choose(formType: FormType) {
    if (chosen !== undefined && hasAnswers(element.current)) setWanted(formType);
    else change(formType);
  }

  if (outcome?.kind === 'sent') {
    return (
      <SentPanel
        reference={outcome.reference}
        panel={getInvolvedForm.success}
        onAgain={form.startAgain}
      />
    );
  }
  return (
    <form
      {...form.formProps}
      ref={element}
      className="form"
      key={chosen === undefined ? 'none' : 'form'}
    >
      <ErrorSummary problems={problems} />
      <TypeChooser chosen={chosen} problem={problems[formTypeKey]} onChoose={choose} />
      {chosen === undefined ? null : (
        <TypeFields key={chosen} formType={chosen} problems={problems} typed={typed} />
      )}
      <Honeypot />
      <SendFailure outcome={outcome} />
      {chosen === undefined ? (
        <ChooseFirst />
      ) : (
        <SubmitButton form="get-involved" isSending={form.isSending} />
      )}
      {wanted === undefined ? null : (
        <Suspense>
          <ConfirmDialog
            {...getStarted.change}
            onConfirm={() => change(wanted)}
            onCancel={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** Without scripts the choice is sent to the server, which responds with its fields. */
function ChooseFirst() {
  return (
    <noscript>
      <button type="submit" className="button-primary" formMethod="get" formNoValidate>
        {forms.next}
      </button>
    </noscript>
  );
}

type TypeFieldsProps = {
  formType: FormType;
  problems: Record<string, string>;
  typed: Record<string, string | string[]> | undefined;
};

function TypeFields({ formType, problems, typed }: TypeFieldsProps) {
  const { groups, types, who } = getStarted;
  const { about } = types[formType];
  const groupsOfFields = [
    { title: groups.basics, fields: basicFields },
    { title: groups.answers, fields: typeFields[formType] },
  ];
  return (
    <>
      <p>
        {forms.allNeeded}{' '}
        <PageLink href={about.href} className="text-link">
          {about.text}
        </PageLink>
      </p>
      {groupsOfFields.map(({ title, fields }) => (
        <fieldset key={title} className="grid gap-5">
          <legend className="mb-4 font-heading text-xl font-bold">{title}</legend>
          {fields.map((field) => (
            <FieldInput
              key={field.key}
              field={field}
              problem={problems[field.key]}
              typed={typed?.[field.key]}
            />
          ))}
        </fieldset>
      ))}
      <p className="text-sm text-muted">
        {who}{' '}
        <PageLink href={forms.privacyLink.href} className="text-link">
          {forms.privacyLink.text}
        </PageLink>
      </p>
    </>
  );
}

function hasAnswers(form: HTMLFormElement | null): boolean {
  if (form === null) return false;
  for (const [key, value] of new FormData(form)) {
    if (key !== formTypeKey && value !== '') return true;
  }
  return false;
}
