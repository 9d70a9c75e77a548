// Work that colleagues assigned to the user and notes that mention them: a list until opened, and a toast at once.
import { AtSign, Forward } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { fromColleagues as text } from '#text/staff/from-colleagues';
import { showToast } from '../../ui/toasts';
import { useJson } from '../data/queries';
import type { ColleagueNotice } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';

function sentenceOf({ kind, subject, by, name }: ColleagueNotice): string {
  const assigned: Record<string, string> = text.assigned;
  const sentence = kind === 'mentioned' ? text.mentioned : (assigned[subject] ?? '');
  return fillText(sentence, { by, name });
}

function addressOf({ memberId, subject, subjectId }: ColleagueNotice): string {
  if (subject === 'submission') return `/admin/submissions?open=${subjectId}`;
  if (subject === 'contact') return `/admin/inbox?open=${subjectId}`;
  return `/admin/member-profile/${memberId}`;
}

const useNotices = () => useJson('/api/from-colleagues').data;

/** Shows a toast for notices that arrive while a screen is open. The dashboard lists earlier ones. */
export function ColleagueToasts() {
  const notices = useNotices();
  const navigate = useNavigate();
  const newestAt = useRef<string>(undefined);
  useEffect(() => {
    if (notices === undefined) return;
    const seenUntil = newestAt.current;
    newestAt.current = [seenUntil ?? '', ...notices.map(({ at }) => at)].toSorted().at(-1);
    if (seenUntil === undefined) return;
    const [first, ...others] = notices.filter(({ at }) => at > seenUntil);
    if (first === undefined) return;
    const isOne = others.length === 0;
    const address = isOne ? addressOf(first) : '/admin/dashboard';
    showToast({
      title: isOne ? sentenceOf(first) : fillText(text.several, { count: others.length + 1 }),
      ...(isOne && first.note !== null ? { description: first.note } : {}),
      action: { label: text.open, run: () => void navigate(address) },
    });
  }, [notices, navigate]);
  return null;
}

export function FromColleagues() {
  const id = useId();
  const notices = useNotices() ?? [];
  if (notices.length === 0) return null;
  return (
    <section className="staff-card mb-4" aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline gap-x-2 border-b border-line px-3 py-2">
        <h2 id={id}>{text.title}</h2>
        <span className="text-quiet">{notices.length}</span>
        <span className="text-tiny text-quiet">{text.hint}</span>
      </header>
      <ul aria-labelledby={id}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function NoticeRow({ notice }: { notice: ColleagueNotice }) {
  const Icon = notice.kind === 'mentioned' ? AtSign : Forward;
  return (
    <li className="flex gap-2 border-b border-line px-3 py-1.5 last:border-0">
      <Icon aria-hidden size={16} className="mt-1 flex-none text-accent" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            className="inline-flex min-h-6 items-center font-semibold hover:underline"
            to={addressOf(notice)}
          >
            {sentenceOf(notice)}
          </Link>
          <span className="text-tiny text-quiet">{formatMoment(notice.at)}</span>
        </p>
        {notice.note === null ? null : (
          <p className="whitespace-pre-line wrap-anywhere">{notice.note}</p>
        )}
      </div>
    </li>
  );
}
