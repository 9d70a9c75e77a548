import { review } from '#text/staff/review';
import { inNumber } from '../format/activity';
import type { Narrowing } from './use-list';

/** Narrows the list to the rows that need review, if there are any. */
export function NeedsReviewButton({ list, count }: { list: Narrowing; count: number }) {
  if (list.params.get('needsReview') === 'true') return <p className="text-quiet">{review.hint}</p>;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="staff-button"
      onClick={() => list.narrow({ needsReview: 'true' })}
    >
      {inNumber(review.count, count)}
    </button>
  );
}
