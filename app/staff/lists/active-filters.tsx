import { X } from 'lucide-react';
import { parsePeriod } from '#domain/calendar/period';
import { cases } from '#text/staff/cases';
import { fillText, formatCalendarDay } from '../format/formats';
import type { ListFilters } from './use-list';

type ActiveFiltersProps = {
  /** Labels of `name:value` filters without a control; of `name` alone for a filter by dates. */
  labels: Readonly<Record<string, string>>;
  list: ListFilters;
};

function labelOfFilter(labels: ActiveFiltersProps['labels'], name: string, value: string) {
  const dates = parsePeriod(value);
  const text = labels[dates === undefined ? `${name}:${value}` : name];
  return dates === undefined || text === undefined
    ? text
    : fillText(text, { from: formatCalendarDay(dates.from), to: formatCalendarDay(dates.to) });
}

/** Shows filters that a link set, so that people know why rows are missing. */
export function ActiveFilters({ labels, list }: ActiveFiltersProps) {
  const active = [...list.params].flatMap(([name, value]) => {
    const text = labelOfFilter(labels, name, value);
    return text === undefined ? [] : [{ name, text }];
  });
  if (active.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {active.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className="staff-button"
            aria-label={fillText(cases.removeFilter, { name: text })}
            onClick={() => list.narrow({ [name]: undefined })}
          >
            {text}
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
