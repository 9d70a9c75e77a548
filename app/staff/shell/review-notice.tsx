import { getLabel } from '#domain/vocabulary';
import { review } from '#text/staff/review';
import { fillText } from '../format/formats';

type ReviewNoticeProps = {
  row: { needsReview: boolean; reviewReason: string | null };
  isPending: boolean;
  onClear: () => void;
};

/** Says why a row needs review, and clears the mark. */
export function ReviewNotice({ row, isPending, onClear }: ReviewNoticeProps) {
  if (!row.needsReview) return null;
  const { reviewReason } = row;
  const reason = reviewReason === null ? review.noReason : getLabel(review.reasons, reviewReason);
  return (
    <div className="staff-notice flex flex-wrap items-center gap-3" data-tone="high">
      <p>{fillText(review.notice, { reason })}</p>
      <button
        type="button"
        className="staff-button no-print"
        aria-disabled={isPending || undefined}
        onClick={onClear}
      >
        {review.looksGenuine}
      </button>
    </div>
  );
}
