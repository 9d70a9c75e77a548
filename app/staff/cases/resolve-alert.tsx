import { useId, useState } from 'react';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { conflictIn } from '../data/conflict';
import type { CaseAlert } from '../data/rows';
import { offerUndo } from '../data/undo';
import { useChangeOf } from '../data/use-row-change';
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

const pathOf = ({ id }: Pick<CaseAlert, 'id'>) => `/api/case-alerts/${id}` as const;

/** Also how the resolution of an alert is undone. */
export function useReopenAlert(alert: KnownAlert) {
  const { change: reopen, isPending } = useChangeOf<KnownAlert, object, CaseAlert>(alert, {
    pathOf,
    write: (row, _, version) => change('PATCH', pathOf(row), version, { isResolved: false }),
    say: ({ title }, _, { memberName = '' }) => ({
      title: text.reopened,
      description: namedBy({ memberName, title }),
    }),
    failed: text.reopenFailed,
    nameOf: ({ memberName = '' }) => ({ memberName }),
  });
  return { reopen: () => reopen({}), isPending };
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
  const { reopen } = useReopenAlert(alert);
  const form = useStaffForm({
    draftKey: `alert:${alert.id}`,
    row: alert,
    about: { subject: 'alert', id: alert.id },
    valuesOf: (row) => ({ resolution: row?.isResolved ? (row.resolution ?? '') : '' }),
    check: ({ resolution }): Record<string, string> =>
      resolution.trim() === '' ? { resolution: text.resolutionMissing } : {},
    send: async ({ resolution }, { row = alert }) => {
      // Nothing is written over a resolved alert, and the response would not say so: as it was opened it is refused.
      const { version } = row.isResolved ? alert : row;
      try {
        return await change('PATCH', pathOf(alert), version, {
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
        ...offerUndo(reopen),
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
