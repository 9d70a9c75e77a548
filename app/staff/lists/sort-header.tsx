import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

type SortHeaderProps = {
  column: { header: string; sort?: string };
  sort: string;
  onSort: (sort: string) => void;
};

export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const { header, sort: name } = column;
  if (name === undefined) return <th scope="col">{header}</th>;
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        className="sort-button"
        onClick={() => onSort(isUp ? `-${name}` : name)}
      >
        {header}
        <Icon aria-hidden size={14} />
      </button>
    </th>
  );
}
