import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { staffEvents as words } from '#content/en/staff/events';
import { shell } from '#content/en/staff/shell';
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import { ApiError } from '../../api';
import { reasonOf } from '../data/api';
import type { PublicEvent } from '../data/rows';
import { useDraftState } from '../data/use-draft-state';
import { EventFields } from './event-fields';
import { EventPreview } from './event-preview';
import { RemoveEvent } from './remove-event';
import { type EventValues, useEventChange } from './use-event-change';

const needed = ['title', 'description', 'eventDate', 'eventTime', 'location', 'eventType'] as const;

function valuesOf(event: PublicEvent | undefined): EventValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    eventDate: event?.eventDate.slice(0, 10) ?? dateAfter(officeDate(new Date()), 7),
    eventTime: event?.eventTime ?? '',
    location: event?.location ?? '',
    address: event?.address ?? '',
    city: event?.city ?? 'Richmond',
    state: event?.state ?? 'VA',
    eventType: event?.eventType ?? '',
    isActive: event?.isActive ?? true,
  };
}

export function EventForm({ event }: { event?: PublicEvent }) {
  const navigate = useNavigate();
  const { values, set } = useDraftState(`event:${event?.id ?? 'new'}`, valuesOf(event));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const toList = () => navigate('/admin/events');
  const save = useEventChange(event?.id, () => void toList());

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (save.isPending) return;
    const missing = Object.fromEntries(
      needed
        .filter((name) => values[name].trim() === '')
        .map((name) => [name, words.missing[name]]),
    );
    setProblems(missing);
    const [first] = Object.keys(missing);
    if (first === undefined) {
      save.mutate(values, {
        onError: (error) => setProblems(error instanceof ApiError ? error.fields : {}),
      });
      return;
    }
    const control = submitted.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
      <form noValidate onSubmit={submit} className="staff-card grid gap-4 p-4 sm:grid-cols-2">
        <EventFields values={values} set={set} problems={problems} />
        {save.isError ? (
          <p role="alert" className="staff-problem col-span-full">
            {words.failed} {reasonOf(save.error, shell.failures)}
          </p>
        ) : null}
        <div className="col-span-full flex flex-wrap justify-end gap-2">
          {event === undefined ? null : <RemoveEvent event={event} onRemoved={toList} />}
          <button type="button" className="staff-button" onClick={() => void toList()}>
            {shell.cancel}
          </button>
          <button
            type="submit"
            className="staff-button staff-button-primary"
            aria-disabled={save.isPending || undefined}
          >
            {save.isPending
              ? words.saving
              : event === undefined && values.isActive
                ? words.publish
                : words.submit}
          </button>
        </div>
      </form>
      <EventPreview values={values} />
    </div>
  );
}
