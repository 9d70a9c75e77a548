import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lists } from '#text/staff/lists';
import type { Page } from '../data/api';
import { fillText, formatNumber } from '../format/formats';

type PagerProps = {
  page: Page<unknown> | undefined;
  paging: {
    first: number;
    last: number;
    toNext: (() => void) | undefined;
    toPrevious: (() => void) | undefined;
    isOld: boolean;
  };
};

/** Scrolls to the top of the new page. */
function turn(toPage: (() => void) | undefined): void {
  toPage?.();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

export function Pager({ page, paging }: PagerProps) {
  if (page === undefined || page.total === 0) return null;
  const { first, last, toNext, toPrevious, isOld } = paging;
  const total = `${formatNumber.format(page.total)}${page.isTotalExact ? '' : '+'}`;
  return (
    <nav aria-label={lists.pages} className="mt-3 flex flex-wrap items-center gap-3">
      <p role="status" className="grow text-quiet">
        {fillText(lists.range, {
          first: formatNumber.format(first),
          last: formatNumber.format(last),
          total,
        })}
      </p>
      {toNext === undefined && toPrevious === undefined ? null : (
        <>
          <button
            type="button"
            className="staff-button"
            disabled={toPrevious === undefined}
            aria-disabled={isOld || undefined}
            onClick={() => isOld || turn(toPrevious)}
          >
            <ChevronLeft aria-hidden size={16} />
            {lists.previous}
          </button>
          <button
            type="button"
            className="staff-button"
            disabled={toNext === undefined}
            // A second press before the page arrives would start from the old page.
            aria-disabled={isOld || undefined}
            onClick={() => isOld || turn(toNext)}
          >
            {lists.next}
            <ChevronRight aria-hidden size={16} />
          </button>
        </>
      )}
    </nav>
  );
}
