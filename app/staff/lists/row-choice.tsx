import { lists } from '#text/staff/lists';
import { fillText } from '../format/formats';
import type { Choice, ChosenRow } from './use-choice';

export function ChooseRow({ row, choice }: { row: ChosenRow; choice: Choice }) {
  return (
    <input
      type="checkbox"
      className="staff-tick"
      aria-label={fillText(lists.choose, { name: row.name })}
      checked={choice.has(row.id)}
      onChange={() => choice.toggle(row)}
    />
  );
}

export function ChooseAll({ rows, choice }: { rows: readonly ChosenRow[]; choice: Choice }) {
  const chosen = rows.filter(({ id }) => choice.has(id)).length;
  return (
    <input
      type="checkbox"
      className="staff-tick"
      aria-label={lists.chooseAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
      }}
      checked={rows.length > 0 && chosen === rows.length}
      onChange={() => choice.setPage(rows, chosen < rows.length)}
    />
  );
}
