import { useId } from 'react';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { CaseAlert } from '../data/rows';
import { undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import { LongTextField } from '../forms/fields';
import { ChangedNotice, FailureNotice } from '../forms/form-notices';
import { useStaffForm } from '../forms/use-staff-form';
import { StaffDialog } from '../shell/staff-dialog';

const { alerts: text } = profile;

/** Also how a resolved alert is taken back; the last own write is the version that counts. */
export function useReopenAlert() {
  return useAction(
    ({ id, version }: CaseAlert) =>
      change<CaseAlert>('PATCH', `/api/case-alerts/${id}`, version, { isResolved: false }),
    {
      onDone: ({ title }) => showToast({ title: text.reopened, description: title }),
      failed: text.reopenFailed,
    },
  );
}

type ResolveAlertProps = { alert: CaseAlert | undefined; onClose: () => void };

export function ResolveAlert({ alert, onClose }: ResolveAlertProps) {
  const formId = useId();
  return (
    <StaffDialog
      title={text.resolveTitle}
      {...(alert === undefined ? {} : { description: alert.title })}
      isOpen={alert !== undefined}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button type="submit" form={formId} className="staff-button staff-button-primary">
            {text.resolve}
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
  const reopen = useReopenAlert();
  const form = useStaffForm({
    draftKey: `alert:${alert.id}`,
    row: alert,
    about: { subject: 'alert', id: alert.id },
    valuesOf: (row) => ({ resolution: row?.isResolved ? (row.resolution ?? '') : '' }),
    check: ({ resolution }): Record<string, string> =>
      resolution.trim() === '' ? { resolution: text.resolutionMissing } : {},
    send: ({ resolution }, _, row = alert) =>
      change<CaseAlert>('PATCH', `/api/case-alerts/${alert.id}`, row.version, {
        isResolved: true,
        resolution,
      }),
    onSent: () =>
      showToast({
        title: text.resolved,
        description: alert.title,
        durationMs: undoMs,
        action: { label: shell.undo, run: () => reopen.mutate(alert) },
      }),
    onDone,
    failed: text.failed,
  });
  return (
    <form id={id} noValidate className="grid gap-3" {...form.props}>
      <ChangedNotice form={form} />
      <LongTextField
        form={form}
        name="resolution"
        label={text.resolution}
        hint={text.resolutionHint}
        rows={3}
        maxLength={1000}
      />
      <FailureNotice form={form} />
    </form>
  );
}
