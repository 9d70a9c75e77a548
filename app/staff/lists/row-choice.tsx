import { lists } from '#content/en/staff/lists';
import { fill } from '../format/formats';
import type { Choice } from './use-choice';

export function ChooseRow({ id, name, choice }: { id: number; name: string; choice: Choice }) {
  return (
    <input
      type="checkbox"
      className="staff-tick"
      aria-label={fill(lists.choose, { name })}
      checked={choice.has(id)}
      onChange={() => choice.toggle(id)}
    />
  );
}

export function ChooseAll({ ids, choice }: { ids: readonly number[]; choice: Choice }) {
  const chosen = ids.filter((id) => choice.has(id)).length;
  return (
    <input
      type="checkbox"
      className="staff-tick"
      aria-label={lists.chooseAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
      }}
      checked={ids.length > 0 && chosen === ids.length}
      onChange={() => choice.set(chosen === ids.length ? [] : ids)}
    />
  );
}
