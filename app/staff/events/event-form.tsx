import { useLocation, useNavigate } from 'react-router';
import { staffEvents as text } from '#text/staff/events';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import type { PublicEvent } from '../data/rows';
import { ChangedNotice, DraftNotice, FailureNotice } from '../forms/form-notices';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';
import { EventFields } from './event-fields';
import { EventPreview } from './event-preview';
import { type EventValues, requiredFields, toEventValues } from './event-values';
import { RemoveEvent } from './remove-event';
import { getSavedText, saveEvent } from './use-event-actions';

function missingIn(values: EventValues): Record<string, string> {
  const missing = requiredFields.filter((name) => values[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [name, text.missing[name]]));
}

export function EventForm({ event }: { event?: PublicEvent }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toList = () => navigate('/admin/events');
  // The write may finish after the person has moved to another screen.
  const leaveIfHere = () => location.pathname === pathname && toList();
  const draftKey = `event:${event?.id ?? 'new'}`;
  const form = useStaffForm({
    draftKey,
    row: event,
    ...(event === undefined ? {} : { about: { subject: 'event', id: event.id } }),
    valuesOf: toEventValues,
    check: missingIn,
    send: (values, { row, key }) => saveEvent(row, values, key),
    onSent: (saved) => showToast(getSavedText(saved)),
    onDone: toList,
    failed: text.failed,
  });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
      <form noValidate {...form.props} className="staff-card grid gap-4 p-4 sm:grid-cols-2">
        <DraftNotice form={form} />
        <ChangedNotice form={form} />
        <EventFields form={form} />
        <FailureNotice form={form} />
        <div className="col-span-full flex flex-wrap justify-end gap-2">
          {event === undefined ? null : <RemoveEvent event={event} onRemoved={leaveIfHere} />}
          <button
            type="button"
            className="staff-button"
            onClick={() => {
              form.discard();
              void toList();
            }}
          >
            {shell.cancel}
          </button>
          <SubmitButton form={form} saving={text.saving}>
            {event === undefined && form.values.isActive ? text.publish : text.submit}
          </SubmitButton>
        </div>
      </form>
      <EventPreview values={form.values} />
    </div>
  );
}
