import { lists } from '#text/staff/lists';
import { inNumber } from '../format/activity';
import type { Narrowing } from './use-list';

/** To what looks automatic, where there is some. */
export function SetAsideButton({ list, count }: { list: Narrowing; count: number }) {
  if (count === 0 || list.params.get('quarantined') === 'true') return null;
  return (
    <button
      type="button"
      className="staff-button"
      onClick={() => list.narrow({ quarantined: 'true' })}
    >
      {inNumber(lists.setAside, count)}
    </button>
  );
}
