// Changing several rows at once, with ten seconds to take it back. Rows that were not changed are named;
// those that somebody else has changed since are put before the person.
import { conflict as conflictText } from '#text/staff/conflict';
import { lists } from '#text/staff/lists';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { openConflict } from '../data/conflict';
import { queryClient } from '../data/query-client';
import type { MemberBulkResponse, SubmissionBulkResponse } from '../data/rows';
import { undoMs } from '../data/undo';
import { showFailure, useAction } from '../data/use-action';
import { valueText } from '../format/field-text';
import { fill } from '../format/formats';
import type { ChosenRow } from './use-choice';

const { set: text } = lists;

type BulkField = 'status' | 'assignedTo';
type BulkResponse = MemberBulkResponse | SubmissionBulkResponse;
type BulkChange = {
  rows: readonly ChosenRow[];
  field: BulkField;
  value: string | null;
  openWork?: 'close' | 'reopen';
};

export function useBulk(path: string, onDone: () => void) {
  const write = ({ rows, field, value, openWork }: BulkChange) =>
    post<BulkResponse>(path, {
      rows: rows.map(({ id, version }) => ({ id, version })),
      [field]: value,
      ...(openWork === undefined ? {} : { openWork }),
    });

  function report({ changed, refused }: BulkResponse, change: BulkChange, title: string) {
    const nameOf = (id: number) => change.rows.find((row) => row.id === id)?.name ?? `#${id}`;
    const others = refused.filter(({ current }) => current === undefined);
    const undo =
      changed.length === 0 || title === shell.undone
        ? undefined
        : () => void takeBack(changed, change).catch(failed);
    showToast({
      title,
      description: [
        fill(text.doneText, { count: changed.length }),
        ...others.map(({ id, reason }) => fill(text.refused, { name: nameOf(id), reason })),
      ].join(' '),
      ...(undo === undefined
        ? {}
        : { durationMs: undoMs, action: { label: shell.undo, run: undo } }),
    });
    const overtaken = refused.flatMap(({ id, reason, current }) =>
      current === undefined ? [] : [{ id, reason, current, name: nameOf(id) }],
    );
    if (overtaken.length === 0) return;
    openConflict.set({
      said: overtaken.map(({ name, reason }) => `${name}: ${reason}`).join(' '),
      failed: conflictText.notDone,
      // The dialog stands before the toast.
      ...(undo === undefined
        ? {}
        : { done: { text: fill(text.doneText, { count: changed.length }), undo } }),
      lines: overtaken.map(({ name, current }) => ({
        label: name,
        now: valueText(change.field, current[change.field]),
        wanted: valueText(change.field, change.value),
      })),
      again: () =>
        bulk.mutate({
          ...change,
          rows: overtaken.map(({ id, name, current }) => ({ id, name, version: current.version })),
        }),
    });
  }

  /** Rows may have come from different places: each goes back to its own. */
  async function takeBack(changed: BulkResponse['changed'], { rows, field, openWork }: BulkChange) {
    for (const [value, group] of Map.groupBy(changed, (row) => row[field])) {
      const back = {
        rows: group.map(({ id, version }) => ({
          id,
          version,
          name: rows.find((row) => row.id === id)?.name ?? '',
        })),
        field,
        value,
        ...(openWork === undefined ? {} : { openWork: 'reopen' as const }),
      };
      report(await write(back), back, shell.undone);
    }
    await queryClient.invalidateQueries();
  }

  const bulk = useAction(write, {
    onDone: (response, change) => {
      report(response, change, text.done);
      onDone();
    },
    failed: text.failed,
  });
  return bulk;
}

function failed(error: unknown): void {
  showFailure(error, text.failed);
}
