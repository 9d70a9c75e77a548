// Changes several rows at once and offers Undo. The toast names refused rows; a conflict dialog shows rows that a
// colleague changed.

import type { OpenWorkDecision } from '#domain/cases/member';
import { conflict as conflictText } from '#text/staff/conflict';
import { lists } from '#text/staff/lists';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { type BulkList, changeSeveral, undoSeveral } from '../data/api';
import { openConflict } from '../data/conflict';
import { startPending } from '../data/pending-rows';
import { offerUndo } from '../data/undo';
import { useAction } from '../data/use-action';
import { formatFieldValue } from '../format/field-text';
import { fillText } from '../format/formats';
import type { ChosenRow } from './use-choice';

const { set: text } = lists;

type BulkField = 'status' | 'assignedTo';
type BulkResponse = Awaited<ReturnType<typeof changeSeveral>>;
type BulkChange = {
  rows: readonly ChosenRow[];
  field: BulkField;
  value: string | null;
  openWork?: OpenWorkDecision;
};

export function useBulk(list: BulkList, onDone: () => void) {
  async function whilePending<Response>(
    rows: readonly { id: number }[],
    write: () => Promise<Response>,
  ): Promise<Response> {
    const endPending = startPending(rows.map(({ id }) => `${list}/${id}`));
    try {
      return await write();
    } finally {
      endPending();
    }
  }

  function report({ changed, refused }: BulkResponse, change: BulkChange) {
    const { field, value } = change;
    const named = refused.map((row) => ({ ...row, name: nameIn(change, row.id) }));
    const undo = changed.length === 0 ? undefined : () => undone.mutate({ changed, change });
    const done = fillText(text.doneText, { count: changed.length });
    showToast({
      title: text.done,
      description: [
        done,
        ...refusedText(named.filter(({ current }) => current === undefined)),
      ].join(' '),
      ...(undo === undefined ? {} : offerUndo(undo)),
    });
    const overtaken = named.flatMap(({ current, ...row }) =>
      current === undefined ? [] : [{ ...row, current }],
    );
    if (overtaken.length === 0) return;
    openConflict.set({
      said: overtaken.map(({ name, reason }) => `${name}: ${reason}`).join(' '),
      failed: conflictText.notDone,
      // The dialog covers the toast.
      ...(undo === undefined ? {} : { done: { text: done, undo } }),
      lines: overtaken.map(({ name, current }) => ({
        label: name,
        now: formatFieldValue(field, current[field]),
        wanted: formatFieldValue(field, value),
      })),
      again: () =>
        bulk.mutate({
          ...change,
          rows: overtaken.map(({ id, name, current }) => ({
            id,
            name,
            version: current.version,
          })),
        }),
    });
  }

  const undone = useAction(
    ({ changed }: { changed: BulkResponse['changed']; change: BulkChange }) =>
      whilePending(changed, () => undoSeveral(list, changed)),
    {
      onDone: ({ changed, refused }, { change }) =>
        showToast({
          title: shell.undone,
          description: [
            fillText(text.doneText, { count: changed.length }),
            ...refusedText(refused.map((row) => ({ ...row, name: nameIn(change, row.id) }))),
          ].join(' '),
        }),
      failed: shell.undoFailed,
    },
  );
  const bulk = useAction(
    ({ rows, field, value, ...others }: BulkChange) =>
      whilePending(rows, () => changeSeveral(list, rows, { [field]: value, ...others })),
    {
      onDone: (response, change) => {
        report(response, change);
        onDone();
      },
      failed: text.failed,
    },
  );
  return bulk;
}

const nameIn = ({ rows }: BulkChange, id: number) =>
  rows.find((row) => row.id === id)?.name ?? `#${id}`;

const refusedText = (rows: readonly { name: string; reason: string }[]) =>
  rows.map(({ name, reason }) => fillText(text.refused, { name, reason }));
