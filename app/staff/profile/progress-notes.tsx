import { useState } from 'react';
import { isCorrectable } from '#domain/cases/correction';
import { getLabel } from '#domain/vocabulary';
import { progressTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { hasDraft } from '../data/drafts';
import type { ProgressNote } from '../data/rows';
import { formatDay } from '../format/formats';
import { useNow } from '../format/use-now';
import { Badge, ValueBadge } from '../shell/badge';
import { CorrectButton, MemberItems } from './member-items';
import { useProgressNotes } from './member-queries';
import { AddProgressNote, CorrectProgressNote } from './progress-note-forms';
import { removeRepeatedTitle } from './timeline-notes';

const { progress: text } = profile;

export function ProgressNotes({ memberId }: { memberId: number }) {
  const query = useProgressNotes(memberId);
  return (
    <div className="grid gap-4">
      <AddProgressNote memberId={memberId} />
      <MemberItems query={query} empty={text.empty}>
        {(note) => <NoteItem note={note} />}
      </MemberItems>
    </div>
  );
}

function NoteItem({ note }: { note: ProgressNote }) {
  const now = useNow();
  // Reopen the form if it has a draft.
  const [isCorrecting, setCorrecting] = useState(() => hasDraft(`note-change:${note.id}`));
  if (isCorrecting) {
    return (
      <li>
        <CorrectProgressNote note={note} onClose={() => setCorrecting(false)} />
      </li>
    );
  }
  const below = removeRepeatedTitle(note.title, note.description);
  return (
    <li className="staff-card grid gap-1 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <strong>{note.title}</strong>
        <Badge>{getLabel(progressTypes, note.progressType)}</Badge>
        <ValueBadge of="progress" value={note.status} />
        <time className="grow text-quiet" dateTime={note.progressDate}>
          {formatDay(note.progressDate)}
        </time>
        {isCorrectable(new Date(note.createdAt), now) || note.status !== 'achieved' ? (
          <CorrectButton label={text.correct} onClick={() => setCorrecting(true)} />
        ) : null}
      </div>
      {below === '' ? null : <p className="whitespace-pre-line">{below}</p>}
      {note.outcome ? (
        <p>
          <span className="text-quiet">{text.outcome}:</span> {note.outcome}
        </p>
      ) : null}
    </li>
  );
}
