import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { progressTypes } from '#domain/case-work';
import { isCorrectable } from '#domain/correction';
import { labelOf } from '#domain/vocabulary';
import { dayOf } from '../../staff/formats';
import { useProgressNotes } from '../../staff/member-parts';
import type { ProgressNote } from '../../staff/rows';
import { useNow } from '../../staff/use-now';
import { Badge, ValueBadge } from './badge';
import { LoadFailure } from './load-failure';
import { AddProgressNote, CorrectProgressNote } from './progress-note-forms';

const { progress: words } = profile;

export function ProgressNotes({ memberId }: { memberId: number }) {
  const query = useProgressNotes(memberId);
  return (
    <div className="grid gap-4">
      <AddProgressNote memberId={memberId} />
      {query.isError ? <LoadFailure onRetry={query.refetch} /> : null}
      {query.isPending ? <p role="status">{shell.loading}</p> : null}
      {query.data?.rows.length === 0 ? <p className="text-quiet">{words.empty}</p> : null}
      <ul className="grid gap-3">
        {query.data?.rows.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
    </div>
  );
}

function NoteItem({ note }: { note: ProgressNote }) {
  const now = useNow();
  const [isCorrecting, setCorrecting] = useState(false);
  if (isCorrecting) {
    return (
      <li>
        <CorrectProgressNote note={note} onClose={() => setCorrecting(false)} />
      </li>
    );
  }
  return (
    <li className="staff-card grid gap-1 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <strong>{note.title}</strong>
        <Badge>{labelOf(progressTypes, note.progressType)}</Badge>
        <ValueBadge of="progress" value={note.status} />
        <time className="grow text-quiet" dateTime={note.progressDate}>
          {dayOf(note.progressDate)}
        </time>
        {isCorrectable(new Date(note.createdAt), now) || note.status !== 'achieved' ? (
          <button
            type="button"
            className="staff-button staff-button-bare staff-button-icon no-print"
            aria-label={words.correct}
            title={words.correct}
            onClick={() => setCorrecting(true)}
          >
            <Pencil aria-hidden size={16} />
          </button>
        ) : null}
      </div>
      <p className="break-words whitespace-pre-line">{note.description}</p>
      {note.outcome ? (
        <p>
          <span className="text-quiet">{words.outcome}:</span> {note.outcome}
        </p>
      ) : null}
    </li>
  );
}
