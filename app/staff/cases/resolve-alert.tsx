import { useId, useState } from 'react';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { conflictIn } from '../data/conflict';
import type { CaseAlert } from '../data/rows';
import { undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import { fill, momentOf } from '../format/formats';
import { LongTextField } from '../forms/fields';
import { ChangedNotice, FailureNotice } from '../forms/form-notices';
import { useStaffForm } from '../forms/use-staff-form';
import { StaffDialog } from '../shell/staff-dialog';

const { alerts: text } = profile;

type KnownAlert = CaseAlert & {
  /** A raised alert does not say it by itself: lists do. */
  memberName?: string;
};

const namedBy = ({ memberName, title }: Pick<KnownAlert, 'memberName' | 'title'>) =>
  [memberName, title].filter(Boolean).join(': ');

/** Also how a resolved alert is taken back; the last own write is the version that counts. */
export function useReopenAlert() {
  return useAction(
    ({ id, version }: KnownAlert) =>
      change<CaseAlert>('PATCH', `/api/case-alerts/${id}`, version, { isResolved: false }),
    {
      onDone: ({ title }, { memberName = '' }) =>
        showToast({ title: text.reopened, description: namedBy({ memberName, title }) }),
      failed: text.reopenFailed,
      of: ({ memberName = '' }) => ({ memberName }),
    },
  );
}

type ResolveAlertProps = { alert: KnownAlert | undefined; onClose: () => void };

export function ResolveAlert({ alert, onClose }: ResolveAlertProps) {
  const formId = useId();
  const [met, setMet] = useState<CaseAlert>();
  // By a colleague, since this one was opened: the first words stay.
  const resolved =
    met !== undefined && met.id === alert?.id && met.version > alert.version ? met : undefined;
  return (
    <StaffDialog
      title={text.resolveTitle}
      {...(alert === undefined ? {} : { description: namedBy(alert) })}
      isOpen={alert !== undefined}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {resolved === undefined ? shell.cancel : shell.close}
          </button>
          {resolved === undefined ? (
            <button type="submit" form={formId} className="staff-button staff-button-primary">
              {text.resolve}
            </button>
          ) : null}
        </>
      }
    >
      {alert === undefined ? null : (
        <ResolveForm
          id={formId}
          alert={alert}
          resolved={resolved}
          onResolved={setMet}
          onDone={onClose}
        />
      )}
    </StaffDialog>
  );
}

type ResolveFormProps = {
  id: string;
  alert: KnownAlert;
  resolved: CaseAlert | undefined;
  onResolved: (alert: CaseAlert) => void;
  onDone: () => void;
};

function ResolveForm({ id, alert, resolved, onResolved, onDone }: ResolveFormProps) {
  const reopen = useReopenAlert();
  const form = useStaffForm({
    draftKey: `alert:${alert.id}`,
    row: alert,
    about: { subject: 'alert', id: alert.id },
    valuesOf: (row) => ({ resolution: row?.isResolved ? (row.resolution ?? '') : '' }),
    check: ({ resolution }): Record<string, string> =>
      resolution.trim() === '' ? { resolution: text.resolutionMissing } : {},
    send: async ({ resolution }, _, row = alert) => {
      // Nothing is written over a resolved alert, and the response would not say so: as it was opened it is refused.
      const { version } = row.isResolved ? alert : row;
      try {
        return await change<CaseAlert>('PATCH', `/api/case-alerts/${alert.id}`, version, {
          isResolved: true,
          resolution,
        });
      } catch (error) {
        const current = conflictIn<CaseAlert>(error)?.current;
        if (current?.isResolved) onResolved(current);
        throw error;
      }
    },
    onSent: () =>
      showToast({
        title: text.resolved,
        description: namedBy(alert),
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
      {resolved === undefined ? (
        <FailureNotice form={form} />
      ) : (
        <p role="alert" className="staff-notice">
          <strong>
            {fill(text.resolvedBefore, {
              name: resolved.resolvedBy ?? '',
              when: momentOf(resolved.resolvedAt ?? ''),
              resolution: resolved.resolution ?? '',
            })}
          </strong>{' '}
          {text.notStored}
        </p>
      )}
    </form>
  );
}
