// Notices of a form: a restored draft, a failure, a colleague's change.
import { useEffect, useId, useRef, useState } from 'react';
import { conflict as text } from '#text/staff/conflict';
import { live } from '#text/staff/live';
import { shell } from '#text/staff/shell';
import { formatConflictTitle } from '../format/conflict-title';
import { formatFieldValue, getFieldLabel } from '../format/field-text';
import { fillText } from '../format/formats';
import { isTextInput } from '../keys/single-keys';
import type { FormConflict, FormValues, StaffForm } from './use-staff-form';

type DraftNoticeProps = { form: Pick<StaffForm<unknown>, 'isRestored' | 'discard'> };

export function DraftNotice({ form }: DraftNoticeProps) {
  if (!form.isRestored) return null;
  return (
    <div className="staff-notice flex flex-wrap items-center gap-3" data-tone="normal">
      <p role="status">{shell.draftKept}</p>
      <button type="button" className="staff-button" onClick={form.discard}>
        {shell.discard}
      </button>
    </div>
  );
}

/** Names a colleague who changed the row. At the end of the form, where it moves nothing. */
export function ChangedNotice({
  form,
}: {
  form: Pick<StaffForm<unknown>, 'changedBy' | 'conflict'>;
}) {
  // The side-by-side comparison of both versions replaces this notice.
  if (form.changedBy === undefined || form.conflict !== undefined) return null;
  return (
    <p className="staff-notice order-last col-span-full" data-tone="high" role="status">
      {fillText(live.changedBy, { name: form.changedBy })}
    </p>
  );
}

export function FailureNotice<Values extends FormValues>({ form }: { form: StaffForm<Values> }) {
  if (form.conflict !== undefined) return <ConflictNotice form={form} conflict={form.conflict} />;
  if (form.failure === undefined) return null;
  return (
    <p role="alert" className="staff-problem col-span-full">
      {form.failure}
    </p>
  );
}

type ConflictNoticeProps<Values> = { form: StaffForm<Values>; conflict: FormConflict };

function ConflictNotice<Values extends FormValues>(props: ConflictNoticeProps<Values>) {
  const { form, conflict } = props;
  const { now, mine, theirs } = conflict;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  // Do not move the focus away from a person who is typing.
  const [isTyping] = useState(() => isTextInput(document.activeElement));
  // Focus the notice, because it may open out of view. An alert role would announce it twice.
  useEffect(() => {
    if (isTyping) element.current?.scrollIntoView({ block: 'nearest' });
    else element.current?.focus();
  }, [isTyping]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles may be named
    <div
      ref={element}
      tabIndex={-1}
      role={isTyping ? 'alert' : 'group'}
      aria-labelledby={id}
      className="staff-notice col-span-full grid gap-3"
    >
      <p id={id}>
        <strong>{formatConflictTitle(conflict)}</strong> {text.nothingLost}
      </p>
      {mine.length === 0 ? null : (
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.now}</th>
              <th scope="col">{text.yours}</th>
            </tr>
          </thead>
          <tbody>
            {mine.map((name) => (
              <tr key={name}>
                <th scope="row">{getFieldLabel(name)}</th>
                <td>
                  {formatFieldValue(name, now[name]) || text.nothing}{' '}
                  <button
                    type="button"
                    className="staff-button"
                    aria-label={fillText(text.takeNow, { field: getFieldLabel(name) })}
                    onClick={() => form.set(name, now[name] as Values[string])}
                  >
                    {text.takeNowShort}
                  </button>
                </td>
                <td>{formatFieldValue(name, form.values[name]) || text.nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {theirs.length === 0 ? null : (
        <p>{fillText(text.takenOver, { fields: theirs.map(getFieldLabel).join(', ') })}</p>
      )}
      <button
        type="button"
        className="staff-button justify-self-start"
        // Submit like the form's own button, with the same checks.
        onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {text.saveMine}
      </button>
    </div>
  );
}
