import type { FormEvent } from 'react';
import { staffEvents as words } from '#content/en/staff/events';
import { eventTypes } from '#domain/calendar/event';
import { namedByThemselves } from '#domain/vocabulary';
import { Field } from '../forms/field';
import { Options } from '../forms/options';
import type { EventValues } from './use-event-change';

const { fields: labels } = words;

type TextName = Exclude<keyof EventValues, 'isActive'>;

type EventFieldsProps = {
  values: EventValues;
  set: <Name extends keyof EventValues>(name: Name, value: EventValues[Name]) => void;
  problems: Record<string, string>;
};

export function EventFields({ values, set, problems }: EventFieldsProps) {
  const bind = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(name, event.currentTarget.value),
  });
  return (
    <>
      <Field label={labels.title} isNeeded problem={problems.title} className="col-span-full">
        {(control) => <input {...control} maxLength={200} {...bind('title')} />}
      </Field>
      <Field
        label={labels.description}
        isNeeded
        problem={problems.description}
        className="col-span-full"
      >
        {(control) => <textarea {...control} rows={4} maxLength={5000} {...bind('description')} />}
      </Field>
      <Field label={labels.eventDate} isNeeded problem={problems.eventDate}>
        {(control) => <input {...control} type="date" {...bind('eventDate')} />}
      </Field>
      <Field
        label={labels.eventTime}
        isNeeded
        hint={labels.eventTimeHint}
        problem={problems.eventTime}
      >
        {(control) => <input {...control} maxLength={60} {...bind('eventTime')} />}
      </Field>
      <Field label={labels.location} isNeeded problem={problems.location}>
        {(control) => <input {...control} maxLength={200} {...bind('location')} />}
      </Field>
      <Field label={labels.address} problem={problems.address}>
        {(control) => <input {...control} maxLength={200} {...bind('address')} />}
      </Field>
      <Field label={labels.city} problem={problems.city}>
        {(control) => <input {...control} maxLength={200} {...bind('city')} />}
      </Field>
      <Field label={labels.state} problem={problems.state}>
        {(control) => <input {...control} maxLength={200} {...bind('state')} />}
      </Field>
      <Field
        label={labels.eventType}
        isNeeded
        hint={labels.eventTypeHint}
        problem={problems.eventType}
      >
        {(control) => (
          <>
            <input {...control} maxLength={60} list="event-types" {...bind('eventType')} />
            <datalist id="event-types">
              <Options of={namedByThemselves(eventTypes)} />
            </datalist>
          </>
        )}
      </Field>
      <label className="staff-check self-center">
        <input
          type="checkbox"
          checked={values.isActive}
          onChange={(event) => set('isActive', event.target.checked)}
        />
        {labels.isActive}
      </label>
    </>
  );
}
