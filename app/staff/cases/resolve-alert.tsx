import { useId, useState } from 'react';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { findConflict } from '../data/conflict';
import type { CaseAlert } from '../data/rows';
import { offerRowUndo } from '../data/undo';
import { fillText, formatMoment } from '../format/formats';
import { LongTextField } from '../forms/fields';
import { ChangedNotice, FailureNotice } from '../forms/form-notices';
import { useStaffForm } from '../forms/use-staff-form';
import { StaffDialog } from '../shell/staff-dialog';

const { alerts: text } = profile;

export type NamedAlert = CaseAlert & {
  /** Set in lists, because an alert alone does not name its person. */
  memberName?: string;
};

export const formatAlertName = ({ memberName, title }: Pick<NamedAlert, 'memberName' | 'title'>) =>
  [memberName, title].filter(Boolean).join(': ');

export const getAlertPath = ({ id }: Pick<CaseAlert, 'id'>) => `/api/case-alerts/${id}` as const;

type ResolveAlertProps = { alert: NamedAlert | undefined; onClose: () => void };

export function ResolveAlert({ alert, onClose }: ResolveAlertProps) {
  const formId = useId();
  const [met, setMet] = useState<CaseAlert>();
  // A colleague resolved the alert first; show their text.
  const resolved =
    met !== undefined && met.id === alert?.id && met.version > alert.version ? met : undefined;
  return (
    <StaffDialog
      title={text.resolveTitle}
      {...(alert === undefined ? {} : { description: formatAlertName(alert) })}
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
  alert: NamedAlert;
  resolved: CaseAlert | undefined;
  onResolved: (alert: CaseAlert) => void;
  onDone: () => void;
};

function ResolveForm({ id, alert, resolved, onResolved, onDone }: ResolveFormProps) {
  const form = useStaffForm({
    draftKey: `alert:${alert.id}`,
    row: alert,
    about: { subject: 'alert', id: alert.id },
    valuesOf: (row) => ({ resolution: row?.isResolved ? (row.resolution ?? '') : '' }),
    check: ({ resolution }): Record<string, string> =>
      resolution.trim() === '' ? { resolution: text.resolutionMissing } : {},
    send: async ({ resolution }, { row = alert }) => {
      // Send the version as opened, so that the server refuses to resolve a resolved alert again.
      const { version } = row.isResolved ? alert : row;
      try {
        return await change('PATCH', getAlertPath(alert), version, {
          isResolved: true,
          resolution,
        });
      } catch (error) {
        const current = findConflict<CaseAlert>(error)?.current;
        if (current?.isResolved) onResolved(current);
        throw error;
      }
    },
    onSent: ({ version }) =>
      showToast({
        title: text.resolved,
        description: formatAlertName(alert),
        ...offerRowUndo(getAlertPath(alert), version),
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
            {fillText(text.resolvedBefore, {
              name: resolved.resolvedBy ?? '',
              when: formatMoment(resolved.resolvedAt ?? ''),
              resolution: resolved.resolution ?? '',
            })}
          </strong>{' '}
          {text.notStored}
        </p>
      )}
    </form>
  );
}
