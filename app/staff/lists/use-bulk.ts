// Changing several rows at once, with ten seconds to take it back. Rows that were not changed are named;
// those that somebody else has changed since are put before the person.

import { conflict as conflictText } from '#text/staff/conflict';
import { lists } from '#text/staff/lists';
import { shell } from '#text/staff/shell';
import { groupBy } from '../../ui/group-by';
import { showToast } from '../../ui/toasts';
import { type BulkList, changeSeveral, runSequentially } from '../data/api';
import { openConflict } from '../data/conflict';
import { startPending } from '../data/pending-rows';
import { queryClient } from '../data/query-client';
import { offerUndo } from '../data/undo';
import { isSignedOut, showFailure, useAction } from '../data/use-action';
import { valueText } from '../format/field-text';
import { fill } from '../format/formats';
import type { ChosenRow } from './use-choice';

const { set: text } = lists;

type BulkField = 'status' | 'assignedTo';
type BulkResponse = Awaited<ReturnType<typeof changeSeveral>>;
type BulkChange = {
  rows: readonly ChosenRow[];
  field: BulkField;
  value: string | null;
  openWork?: 'close' | 'reopen';
  /** Whose a submission was before its status changed goes back with it. */
  isUndo?: boolean;
};

/** A change with what came of it; taking one back may take several. */
type Outcome = { change: BulkChange; response: BulkResponse };

export function useBulk(list: BulkList, onDone: () => void) {
  async function write({ rows, field, value, ...others }: BulkChange): Promise<BulkResponse> {
    const endPending = startPending(rows.map(({ id }) => `${list}/${id}`));
    try {
      return await changeSeveral(list, rows, { [field]: value, ...others });
    } finally {
      endPending();
    }
  }

  function report(outcomes: readonly Outcome[], title: string) {
    const changed = outcomes.flatMap(({ response }) => response.changed);
    const refused = outcomes.flatMap(({ change, response }) =>
      response.refused.map(({ id, reason, current }) => {
        const name = change.rows.find((row) => row.id === id)?.name ?? `#${id}`;
        return { id, name, reason, current, change };
      }),
    );
    const [first] = outcomes;
    const undo =
      changed.length === 0 || first === undefined || title === shell.undone
        ? undefined
        : () => void takeBack(changed, first.change).catch(failed);
    const done = fill(text.doneText, { count: changed.length });
    showToast({
      title,
      description: [
        done,
        ...refused
          .filter(({ current }) => current === undefined)
          .map(({ name, reason }) => fill(text.refused, { name, reason })),
      ].join(' '),
      ...(undo === undefined ? {} : offerUndo(undo)),
    });
    const overtaken = refused.flatMap(({ current, ...row }) =>
      current === undefined ? [] : [{ ...row, current }],
    );
    if (overtaken.length === 0) return;
    openConflict.set({
      said: overtaken.map(({ name, reason }) => `${name}: ${reason}`).join(' '),
      failed: conflictText.notDone,
      // The dialog stands before the toast.
      ...(undo === undefined ? {} : { done: { text: done, undo } }),
      lines: overtaken.map(({ name, current, change }) => ({
        label: name,
        now: valueText(change.field, current[change.field]),
        wanted: valueText(change.field, change.value),
      })),
      again: () => {
        for (const [change, rows] of groupBy(overtaken, (row) => row.change)) {
          bulk.mutate({
            ...change,
            rows: rows.map(({ id, name, current }) => ({ id, name, version: current.version })),
          });
        }
      },
    });
  }

  /** Rows may have come from different places: each goes back to its own. */
  async function takeBack(changed: BulkResponse['changed'], { rows, field, openWork }: BulkChange) {
    const outcomes: Outcome[] = [];
    try {
      await runSequentially(
        groupBy(changed, (row) => row[field]),
        async ([value, group]) => {
          const change = {
            rows: group.map(({ id, version }) => ({
              id,
              version,
              name: rows.find((row) => row.id === id)?.name ?? '',
            })),
            field,
            value,
            ...(field === 'status' ? { isUndo: true } : {}),
            ...(openWork === undefined ? {} : { openWork: 'reopen' as const }),
          };
          outcomes.push({ change, response: await write(change) });
        },
      );
      report(outcomes, shell.undone);
    } finally {
      await queryClient.invalidateQueries();
    }
  }

  const bulk = useAction(write, {
    onDone: (response, change) => {
      report([{ change, response }], text.done);
      onDone();
    },
    failed: text.failed,
  });
  return bulk;
}

function failed(error: unknown): void {
  if (!isSignedOut(error)) showFailure(error, text.failed);
}
