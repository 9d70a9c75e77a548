import { X } from 'lucide-react';
import { cases } from '#text/staff/cases';
import { fillText } from '../format/formats';
import type { ListFilters } from './use-list';

type NarrowedByProps = {
  /** Labels of `name:value` filters without a control. */
  labels: Readonly<Record<string, string>>;
  list: ListFilters;
};

/** Shows filters that a link set, so that people know why rows are missing. */
export function ActiveFilters({ labels, list }: NarrowedByProps) {
  const active = [...list.params].flatMap(([name, value]) => {
    const text = labels[`${name}:${value}`];
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
