import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../ui/composing';
import type { ListFilters } from './use-list';

const settleMs = 150;

type SearchBoxProps = { label: string; placeholder: string; list: ListFilters };

/** Searches when typing pauses; takes over changes from outside (Back, Clear Filters). */
export function SearchBox({ label, placeholder, list }: SearchBoxProps) {
  const id = useId();
  const value = list.params.get('search') ?? '';
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // Searches sent from here that have not come back as `value`; these are not changes from outside.
  const underway = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const echo = underway.current.indexOf(value);
    underway.current = echo < 0 ? [] : underway.current.slice(echo + 1);
    if (echo >= 0) return;
    clearTimeout(timer.current);
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(next: string) {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    underway.current.push(wanted);
    list.narrow({ search: wanted }, true);
  }

  return (
    <div className="relative min-w-0 grow-[3] basis-44 max-sm:basis-full">
      <label htmlFor={id} className="text-tiny text-quiet">
        {label}
      </label>
      <Search
        aria-hidden
        size={16}
        className="pointer-events-none absolute bottom-2.5 left-2.5 text-quiet"
      />
      <input
        id={id}
        type="search"
        className="staff-control ps-8"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(next), settleMs);
        }}
        // Search before the person opens anything else.
        onBlur={() => ask(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) ask(text);
        }}
      />
    </div>
  );
}
