import { useId } from 'react';
import type { Labels } from '#domain/vocabulary';
import type { ListFilters } from './use-list';

type FilterSelectProps = {
  label: string;
  all: string;
  options: Labels;
  /** Hidden behind the button Filters until it is set. */
  isMore?: boolean;
  value: string;
  onChange: (value: string) => void;
};

type ListFilterProps = Omit<FilterSelectProps, 'value' | 'onChange'> & {
  list: ListFilters;
  /** The query parameter that it sets. */
  name: string;
};

/** Shows no choice if the address names none of the options. */
export function ListFilter({ list, name, ...select }: ListFilterProps) {
  return (
    <FilterSelect
      {...select}
      value={list.params.get(name) ?? ''}
      onChange={(value) => list.narrow({ [name]: value })}
    />
  );
}

export function FilterSelect(props: FilterSelectProps) {
  const { label, all, options, isMore = false, value, onChange } = props;
  const id = useId();
  return (
    <div
      className={`list-filter min-w-28 max-w-44 grow basis-28 ${isMore && value === '' ? 'list-filter-more' : ''}`}
    >
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
