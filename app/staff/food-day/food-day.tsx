import { useEffect, useRef } from 'react';
import { quantityUnits, serviceTypes } from '#text/staff/case-labels';
import { foodDay as text } from '#text/staff/food-day';
import { useJson } from '../data/queries';
import { SelectField, TextField } from '../forms/fields';
import { ScreenHeader } from '../shell/screen-header';
import { DayList } from './day-list';
import { PersonPicker } from './person-picker';
import { isCounted, setService, useFoodDay } from './use-food-day';

export default function FoodDayScreen() {
  const { entries, service, queue } = useFoodDay();
  const { serviceType, date } = service;
  // Ignore a year that is only partly typed.
  const isDay = date >= '2000';
  const box = useRef<HTMLInputElement>(null);
  // Focus once. The box remounts with each digit of a date and must not take the focus from it.
  useEffect(() => box.current?.focus(), []);
  const path = `/api/service-day?${new URLSearchParams({ serviceType, date })}` as const;
  const { data: day } = useJson(path, {
    isWanted: isDay,
    keepsPrevious: true,
  });
  const form = {
    values: service,
    problems: {},
    set: (name: keyof typeof service, value: string) => setService({ [name]: value }),
  };
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="-mt-2 mb-3 text-quiet max-sm:hidden">{text.intro}</p>
      <section
        aria-label={text.service}
        className="mb-3 grid grid-cols-2 gap-2 sm:grid-cols-[12rem_10rem_8rem_minmax(0,1fr)]"
      >
        <SelectField form={form} name="serviceType" label={text.type} options={serviceTypes} />
        <TextField form={form} name="date" label={text.date} type="date" required />
        {isCounted(serviceType) ? (
          <SelectField form={form} name="unit" label={text.unit} options={quantityUnits} />
        ) : null}
        <TextField
          form={form}
          name="description"
          label={text.note}
          className={isCounted(serviceType) ? '' : 'max-sm:col-span-2 sm:col-span-2'}
          maxLength={5000}
          placeholder={text.noteHint}
        />
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {isDay ? (
          <PersonPicker
            key={`${serviceType} ${date}`}
            box={box}
            day={day}
            isGiven={(person) => queue.isGiven(person, service)}
            service={service}
            onPick={(person, quantity) => queue.pick(person, service, quantity)}
            onLookUp={(typed, quantity) => queue.lookUp(typed, service, quantity)}
            onTakeIn={(newcomer, quantity, from) =>
              queue.addNewcomer(newcomer, service, quantity, from)
            }
          />
        ) : (
          <p className="staff-card p-3 text-quiet">{text.noDate}</p>
        )}
        <DayList
          entries={entries}
          queue={queue}
          day={day}
          service={service}
          onPressed={() => box.current?.focus()}
        />
      </div>
    </>
  );
}
