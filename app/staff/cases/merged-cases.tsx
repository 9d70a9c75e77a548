// The cases that were merged into a case, each with its undo.
import { useState } from 'react';
import { merging as text } from '#text/staff/merging';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useJson } from '../data/queries';
import type { Member, MergedCase } from '../data/rows';
import { useAction } from '../data/use-action';
import { formatCount } from '../format/activity';
import { fillText, formatDay } from '../format/formats';
import { UnloadedNotice } from '../shell/load-failure';

export function MergedCases({ member }: { member: Member }) {
  const query = useJson(`/api/members/${member.id}/merges`, {
    isWanted: member.formerReferences.length > 0,
  });
  const { data = [] } = query;
  if (data.length === 0) return <UnloadedNotice of={query} text={text.unread} />;
  return (
    <section className="staff-card no-print grid gap-2 px-4 py-3" aria-label={text.listTitle}>
      {data.map((merge) => (
        <div key={merge.id} className="flex flex-wrap items-center gap-3">
          <p className="grow">
            {fillText(text.listed, {
              name: merge.name,
              reference: merge.reference,
              by: merge.mergedBy,
              day: formatDay(merge.createdAt),
            })}
          </p>
          {merge.canUndo ? <UndoMerge memberId={member.id} merge={merge} /> : null}
        </div>
      ))}
    </section>
  );
}

/** Undoes after a second press, because two cases come of it. */
function UndoMerge({ memberId, merge }: { memberId: number; merge: MergedCase }) {
  const [isAsked, setAsked] = useState(false);
  const undo = useAction(
    (mergeId: number, key) => post(`/api/members/${memberId}/unmerge`, { mergeId }, key),
    {
      failed: text.undoFailed,
      onDone: ({ added }) => {
        const list = added.map(({ kind, rows }) => formatCount(text.added[kind], rows)).join(', ');
        showToast({
          title: text.undone,
          ...(list === '' ? {} : { description: fillText(text.addedStays, { list }) }),
        });
      },
    },
  );
  if (!isAsked) {
    return (
      <button type="button" className="staff-button" onClick={() => setAsked(true)}>
        {text.undo}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="staff-button staff-button-primary"
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
        autoFocus
        aria-disabled={undo.isPending}
        onClick={() => undo.mutate(merge.id)}
      >
        {text.undoNow}
      </button>
      <button type="button" className="staff-button" onClick={() => setAsked(false)}>
        {shell.cancel}
      </button>
    </>
  );
}
