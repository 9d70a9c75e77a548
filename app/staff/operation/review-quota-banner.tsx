// Tells owners that further forms over the limit are refused, and links to the list to clear.
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { review as text } from '#text/staff/review';
import { useJson } from '../data/queries';

export function ReviewQuotaBanner() {
  const { data } = useJson('/api/emergencies/summary');
  return (
    // Present before the quota is full, or a screen reader would not announce it.
    <div className="no-print" aria-live="polite">
      {data?.isReviewFull ? (
        <section aria-label={text.mark} className="staff-notice mb-4 flex items-start gap-3 py-2">
          <TriangleAlert aria-hidden size={18} className="mt-1 flex-none" />
          <p>
            {text.full}{' '}
            <Link className="staff-link" to="/admin/case-management?needsReview=true">
              {text.showCases}
            </Link>{' '}
            <Link className="staff-link" to="/admin/inbox?needsReview=true">
              {text.showMessages}
            </Link>
          </p>
        </section>
      ) : null}
    </div>
  );
}
