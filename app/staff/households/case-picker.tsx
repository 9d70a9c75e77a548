// Finds another case by name, phone, or reference.
import { useId, useState } from 'react';
import { households } from '#text/staff/households';
import { formatFullName } from '../cases/case-columns';
import { usePage } from '../data/queries';
import type { ListedMember } from '../data/rows';
import { formatPhone } from '../format/formats';
import { useDebounced } from '../quick-find/use-debounced';
import { ValueBadge } from '../shell/badge';

const { picker: text } = households;
const settleMs = 150;
const leastTyped = 2;
const mostShown = 6;

type CasePickerProps = {
  /** Cases that cannot be chosen. */
  except: readonly number[];
  chosen: ListedMember | undefined;
  onChoose: (member: ListedMember) => void;
};

export function CasePicker({ except, chosen, onChoose }: CasePickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), settleMs);
  const isAsked = search.length >= leastTyped;
  const query = new URLSearchParams({ search, limit: String(mostShown + except.length) });
  const { data } = usePage(`/api/members?${query}`, { isWanted: isAsked });
  const found = (data?.rows ?? []).filter((row) => !except.includes(row.id)).slice(0, mostShown);
  const shown =
    chosen === undefined || found.some((row) => row.id === chosen.id) ? found : [chosen, ...found];
  return (
    <div className="staff-field">
      <label className="staff-label" htmlFor={id}>
        {text.label}
      </label>
      <input
        id={id}
        className="staff-control"
        type="search"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found.length === 1 && first !== undefined) onChoose(first);
        }}
      />
      <p id={`${id}-hint`} className="staff-hint">
        {text.hint}
      </p>
      <fieldset className="grid gap-1 empty:hidden">
        {shown.length === 0 ? null : <legend className="sr-only">{text.choose}</legend>}
        {shown.map((row) => (
          <label key={row.id} className="staff-check">
            <input
              type="radio"
              name={`${id}-case`}
              checked={chosen?.id === row.id}
              onChange={() => onChoose(row)}
            />
            <span>
              {formatFullName(row)} <ValueBadge of="member" value={row.status} />{' '}
              <span className="text-quiet">{formatPhone(row.phone ?? '')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status">{isAsked && data !== undefined && shown.length === 0 ? text.none : ''}</p>
    </div>
  );
}
