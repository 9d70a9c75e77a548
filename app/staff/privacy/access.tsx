// The access log: of one case on its profile, and of all cases by month.
import { useState } from 'react';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { privacyTexts } from '#text/staff/privacy';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useJson } from '../data/queries';
import type { AccessReview } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText, formatDay, formatMoment, formatMonth } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';

const { readers: text, review, checks: checkText } = privacyTexts;

export function CaseReaders({ memberId }: { memberId: number }) {
  const [isOpen, setOpen] = useState(false);
  const query = useJson(`/api/members/${memberId}/readers`, { isWanted: isOpen });
  return (
    <section className="staff-card no-print mt-4 p-4" aria-labelledby="readers-title">
      <div className="flex items-center justify-between gap-4">
        <h2 id="readers-title">{text.title}</h2>
        <button
          type="button"
          className="staff-button"
          aria-expanded={isOpen}
          aria-label={isOpen ? text.hideAll : text.showAll}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </button>
      </div>
      {isOpen && query.isError ? <LoadFailure of={query} /> : null}
      {isOpen && query.data !== undefined ? (
        <ul className="mt-2 grid gap-1">
          {query.data.map(({ actor, opened, listed, exported, lastAt }) => (
            <li key={actor}>
              {fillText(text.reader, {
                name: actor,
                opened,
                listed,
                exported,
                at: formatMoment(lastAt),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Formats "2026-10" as "October 2026". */
const nameOf = (month: string) => formatMonth(`${month}-01`);

export function AccessReviewSection() {
  const [month, setMonth] = useState<string>();
  const query = useJson(
    month === undefined ? '/api/access-reviews' : `/api/access-reviews?month=${month}`,
    { keepsPrevious: true },
  );
  if (query.data === undefined) {
    return query.isError ? <LoadFailure of={query} /> : <div className="skeleton h-64" aria-busy />;
  }
  const { open, months, shown } = query.data;
  const current = toOfficeDate(new Date()).slice(0, 7);
  const choices = [...new Set([current, ...open, ...months.map((one) => one.month)])];
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="access">
      <h2 id="access">{review.title}</h2>
      <p className="text-quiet">{review.intro}</p>
      <div className="staff-field">
        <label className="staff-label" htmlFor="review-month">
          {review.month}
        </label>
        <select
          id="review-month"
          className="staff-control"
          value={shown.month ?? ''}
          onChange={({ currentTarget }) => setMonth(currentTarget.value || undefined)}
        >
          <option value="">{review.today}</option>
          {choices
            .toSorted()
            .toReversed()
            .map((one) => (
              <option key={one} value={one}>
                {open.includes(one) ? fillText(review.open, { month: nameOf(one) }) : nameOf(one)}
              </option>
            ))}
        </select>
      </div>
      {shown.people.length === 0 ? (
        <p>{shown.month === null ? review.nobodyToday : review.nobody}</p>
      ) : null}
      <ul className="grid gap-1">
        {shown.people.map(({ actor, ...counts }) => (
          <li key={actor}>{fillText(review.person, { name: actor, ...counts })}</li>
        ))}
      </ul>
      {shown.month === null ? null : <ReviewState month={shown.month} shown={shown} />}
    </section>
  );
}

type ReviewStateProps = { month: string; shown: AccessReview };

function ReviewState({ month, shown: { isOver, reviewedBy, reviewedAt } }: ReviewStateProps) {
  const tick = useAction((_, key) => post('/api/access-reviews', { month }, key), {
    onDone: () => showToast({ title: review.done }),
    failed: review.failed,
  });
  if (reviewedBy !== null) {
    return (
      <p>{fillText(review.reviewed, { name: reviewedBy, date: formatDay(reviewedAt ?? '') })}</p>
    );
  }
  return (
    <button
      type="button"
      className="staff-button justify-self-start"
      disabled={!isOver || tick.isPending}
      onClick={() => tick.mutate()}
    >
      {review.tick}
    </button>
  );
}

export function ChecksSection() {
  const query = useJson('/api/checks');
  if (query.data === undefined) {
    return query.isError ? <LoadFailure of={query} /> : <div className="skeleton h-64" aria-busy />;
  }
  const names: Record<string, string> = checkText.names;
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="checks">
      <h2 id="checks">{checkText.title}</h2>
      <p className="text-quiet">{checkText.intro}</p>
      {query.data.length === 0 ? <p>{checkText.none}</p> : null}
      {query.data.some(({ name }) => name === 'backup') ? null : <p>{checkText.noBackup}</p>}
      <ul className="grid gap-2">
        {query.data.map(({ name, isGood, isLate, detail, checkedAt }) => (
          <li
            key={name}
            className="staff-notice"
            data-tone={isGood && !isLate ? 'normal' : 'urgent'}
          >
            <strong>{names[name] ?? name}</strong>{' '}
            {fillText(sentenceOf(name, isGood), { at: formatMoment(checkedAt), detail })}
            {isLate ? ` ${checkText.late}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The server cannot reach PostgreSQL's files: after an erasure the operator must act. */
function sentenceOf(name: string, isGood: boolean): string {
  if (name === 'server-files') return checkText.actionNeeded;
  return isGood ? checkText.good : checkText.bad;
}
