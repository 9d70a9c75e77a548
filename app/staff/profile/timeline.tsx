// The timeline of a case, newest first, with the composer on top.

import { useState } from 'react';
import { timelineKinds } from '#text/staff/case-labels';
import { shell } from '#text/staff/shell';
import { timeline as text } from '#text/staff/timeline';
import type { Member } from '../data/rows';
import { useAddress } from '../lists/address';
import { LoadFailure } from '../shell/load-failure';
import { Composer } from './composer';
import { useTimeline } from './member-queries';
import { TimelineItem } from './timeline-item';

/** Entries shown at first; one press shows more. */
const firstEntries = 5;
/** The kinds that people filter by; the application is one entry. */
const shownKinds = ['contact', 'service', 'note', 'reminder', 'alert', 'change'] as const;

/** The kind from the URL. */
export function useTimelineOf(memberId: number) {
  const { params, change } = useAddress();
  const kind = shownKinds.find((one) => one === params.get('kind'));
  return { kind, change, query: useTimeline(memberId, kind) };
}

export function Timeline({ member }: { member: Member }) {
  const { kind, change, query } = useTimelineOf(member.id);
  const [isWhole, setWhole] = useState(false);
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const shown = isWhole ? entries : entries.slice(0, firstEntries);
  const hasMore = query.hasNextPage || shown.length < entries.length;
  const newestContact = entries.find((entry) => entry.kind === 'contact');
  return (
    <section
      aria-label={text.title}
      className="case-timeline no-print grid min-w-0 grid-cols-1 gap-2 sm:gap-3"
    >
      <Composer key={member.id} member={member} />
      <fieldset className="staff-chips no-print">
        <legend className="sr-only">{text.show}</legend>
        {[undefined, ...shownKinds].map((one) => (
          <button
            key={one ?? ''}
            type="button"
            className="staff-chip"
            aria-pressed={one === kind}
            data-chosen={one === kind}
            onClick={() => change({ kind: one }, { replace: true })}
          >
            {one === undefined ? text.all : timelineKinds[one]}
          </button>
        ))}
      </fieldset>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <p role="status">{shell.loading}</p> : null}
      {query.isSuccess && entries.length === 0 ? <p className="text-quiet">{text.empty}</p> : null}
      <ol
        data-rows
        aria-label={text.list}
        aria-busy={query.isPlaceholderData}
        className={`timeline ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {shown.map((entry) => (
          <TimelineItem
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            member={member}
            isNewestContact={entry === newestContact}
          />
        ))}
      </ol>
      {hasMore ? (
        <button
          type="button"
          className="staff-button justify-self-start"
          disabled={query.isFetchingNextPage}
          onClick={() => {
            if (isWhole) void query.fetchNextPage();
            setWhole(true);
          }}
        >
          {text.older}
        </button>
      ) : null}
    </section>
  );
}
