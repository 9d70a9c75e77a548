import type { Tone } from '../shell/badge';
import { formatMoment } from './formats';
import { describeResponseDue } from './response-due-text';
import { useNow } from './use-now';

const soonMs = 4 * 3_600_000;

type ResponseClockProps = {
  dueAt: string | null;
  keptAt: string | null;
  kept: string;
  none: string;
};

/** "due in 3 h", "late by 1 day", or that the response was given. */
export function ResponseClock({ dueAt, keptAt, kept, none }: ResponseClockProps) {
  const now = useNow();
  if (dueAt === null) return <span className="text-quiet">{none}</span>;
  if (keptAt !== null) {
    return (
      <span className="text-quiet" title={formatMoment(keptAt)}>
        {kept}
      </span>
    );
  }
  const due = new Date(dueAt);
  const leftMs = due.getTime() - now.getTime();
  const tone: Tone = leftMs < 0 ? 'urgent' : leftMs < soonMs ? 'high' : 'low';
  return (
    <time dateTime={dueAt} title={formatMoment(dueAt)} className="badge" data-tone={tone}>
      {describeResponseDue(due, now)}
    </time>
  );
}
