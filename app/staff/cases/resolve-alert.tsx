import { type FormEvent, useId } from 'react';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { CaseAlert } from '../data/rows';
import { useChange } from '../data/use-change';
import { useDraftState } from '../data/use-draft-state';
import { Field } from '../forms/field';
import { StaffDialog } from '../shell/staff-dialog';

const { alerts: words } = profile;

type ResolveAlertProps = { alert: CaseAlert | undefined; onClose: () => void };

export function ResolveAlert({ alert, onClose }: ResolveAlertProps) {
  const formId = useId();
  return (
    <StaffDialog
      title={words.resolveTitle}
      {...(alert === undefined ? {} : { description: alert.title })}
      isOpen={alert !== undefined}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button type="submit" form={formId} className="staff-button staff-button-primary">
            {words.resolve}
          </button>
        </>
      }
    >
      {alert === undefined ? null : <ResolveForm id={formId} alert={alert} onDone={onClose} />}
    </StaffDialog>
  );
}

type ResolveFormProps = { id: string; alert: CaseAlert; onDone: () => void };

function ResolveForm({ id, alert, onDone }: ResolveFormProps) {
  const { values, set } = useDraftState(`alert:${alert.id}`, { word: '', isTried: false });
  const resolve = useChange(
    () =>
      send<CaseAlert>('PATCH', `/api/case-alerts/${alert.id}`, {
        isResolved: true,
        resolution: values.word,
      }),
    {
      onDone: () => {
        showToast({ title: words.resolved, description: alert.title });
        onDone();
      },
    },
  );
  const isMissing = values.isTried && values.word.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    set('isTried', true);
    if (values.word.trim() !== '' && !resolve.isPending) resolve.mutate();
  }

  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={words.word}
        hint={words.wordHint}
        problem={isMissing ? words.wordMissing : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={values.word}
            onChange={(event) => set('word', event.target.value)}
          />
        )}
      </Field>
      {resolve.isError ? (
        <p role="alert" className="staff-problem">
          {words.failed} {reasonOf(resolve.error, shell.failures)}
        </p>
      ) : null}
    </form>
  );
}
