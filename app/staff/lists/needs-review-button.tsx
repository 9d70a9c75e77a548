import { review } from '#text/staff/review';
import { formatCount } from '../format/activity';
import type { ListFilters } from './use-list';

/** Narrows the list to the rows that need review, if there are any. */
export function NeedsReviewButton({ list, count }: { list: ListFilters; count: number }) {
  if (list.params.get('needsReview') === 'true') return <p className="text-quiet">{review.hint}</p>;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="staff-button"
      onClick={() => list.narrow({ needsReview: 'true' })}
    >
      {formatCount(review.count, count)}
    </button>
  );
}
