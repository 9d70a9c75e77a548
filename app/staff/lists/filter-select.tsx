import { useId } from 'react';
import type { Labels } from '#domain/vocabulary';

type FilterSelectProps = {
  label: string;
  all: string;
  options: Labels;
  value: string;
  onChange: (value: string) => void;
};

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="list-filter min-w-32 max-w-44 grow">
      <label htmlFor={id} className="text-tiny text-quiet">
        {label}
      </label>
      <select
        id={id}
        className="staff-control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
