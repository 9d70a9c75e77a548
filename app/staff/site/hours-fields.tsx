// Edits the opening hours, the holidays, and the closed days of the office.
import { Plus, X } from 'lucide-react';
import { holidays } from '#domain/calendar/holidays';
import type { OfficeHours } from '#domain/organization';
import { listValues } from '#domain/vocabulary';
import { holidayNames, siteTexts } from '#text/staff/site';
import { fillText } from '../format/formats';
import { FieldProblem } from './field-problem';
import { formatHour, formatWeekdayName } from './field-values';

const { hours: text } = siteTexts;
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const times = Array.from({ length: 49 }, (_, at) => at / 2);

type HoursFieldsProps = {
  hours: OfficeHours;
  problems: Record<string, string>;
  onChange: (hours: OfficeHours) => void;
};

export function HoursFields({ hours, problems, onChange }: HoursFieldsProps) {
  const { closedDays } = hours;
  const set = (changes: Partial<OfficeHours>) => onChange({ ...hours, ...changes });
  const setClosed = (at: number, changes: Partial<(typeof closedDays)[number]>) =>
    set({
      closedDays: closedDays.map((days, each) => (each === at ? { ...days, ...changes } : days)),
    });
  return (
    <div className="grid gap-5">
      <Choices
        legend={text.days}
        options={weekdays.map((day) => ({ value: day, label: formatWeekdayName(day) }))}
        chosen={hours.days}
        onChange={(days) => set({ days })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeSelect label={text.opens} value={hours.opens} onChange={(opens) => set({ opens })} />
        <TimeSelect
          label={text.closes}
          value={hours.closes}
          onChange={(closes) => set({ closes })}
        />
      </div>
      <Choices
        legend={text.holidays}
        options={listValues(holidays).map((value) => ({ value, label: holidayNames[value] }))}
        chosen={hours.holidays}
        onChange={(kept) => set({ holidays: kept })}
      />
      <fieldset>
        <legend className="staff-label">{text.closedDays}</legend>
        <p className="staff-hint mb-2">{text.closedHint}</p>
        {closedDays.map(({ from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
          <div key={at} className="mb-2 flex flex-wrap items-end gap-2">
            <DateInput
              label={text.from}
              value={from}
              onChange={(next) => setClosed(at, { from: next })}
            />
            <DateInput
              label={text.to}
              value={to}
              onChange={(next) => setClosed(at, { to: next })}
            />
            <button
              type="button"
              className="staff-button"
              aria-label={fillText(text.remove, { from, to })}
              onClick={() => set({ closedDays: closedDays.filter((_, each) => each !== at) })}
            >
              <X aria-hidden size={16} />
            </button>
          </div>
        ))}
        <button
          type="button"
          className="staff-button"
          onClick={() => set({ closedDays: [...closedDays, { from: '', to: '' }] })}
        >
          <Plus aria-hidden size={16} />
          {text.add}
        </button>
      </fieldset>
      {Object.entries(problems).map(([name, problem]) => (
        <FieldProblem key={name} id={`hours-${name}`}>
          {problem}
        </FieldProblem>
      ))}
    </div>
  );
}

type ChoicesProps<Value> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, onChange } = props;
  return (
    <fieldset>
      <legend className="staff-label">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ value, label }) => (
          <label key={value} className="staff-check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TimeSelectProps = { label: string; value: number; onChange: (hour: number) => void };

function TimeSelect({ label, value, onChange }: TimeSelectProps) {
  return (
    <label className="staff-field">
      <span className="staff-label">{label}</span>
      <select
        className="staff-control"
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {times.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </select>
    </label>
  );
}

type DateInputProps = { label: string; value: string; onChange: (date: string) => void };

function DateInput({ label, value, onChange }: DateInputProps) {
  return (
    <label className="staff-field">
      <span className="staff-label">{label}</span>
      <input
        type="date"
        className="staff-control"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
