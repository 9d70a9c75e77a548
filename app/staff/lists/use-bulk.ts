// Changing several rows at once, with ten seconds to take it back.
import { lists } from '#content/en/staff/lists';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import { queryClient } from '../data/query-client';
import { undoMs } from '../data/undo';
import { useChange } from '../data/use-change';
import { fill } from '../format/formats';

export type BulkField = 'status' | 'assignedTo';
type Before = { id: number; status: string; assignedTo: string | null };
type BulkResponse = { changed: Before[]; refused: { id: number; reason: string }[] };
type BulkChange = { ids: readonly number[]; field: BulkField; value: string | null };

export function useBulk(path: string, onDone: () => void) {
  const write = ({ ids, field, value }: BulkChange) =>
    send<BulkResponse>('POST', path, { ids, [field]: value });

  /** Rows may have come from different places: each goes back to its own. */
  async function takeBack(changed: readonly Before[], field: BulkField) {
    const groups = Map.groupBy(changed, (row) => row[field]);
    for (const [value, rows] of groups) {
      await write({ ids: rows.map((row) => row.id), field, value });
    }
    await queryClient.invalidateQueries();
    showToast({ title: shell.undone });
  }

  return useChange(write, {
    onDone: ({ changed, refused }, { field }) => {
      const [first] = refused;
      showToast({
        title: lists.set.done,
        description:
          first === undefined
            ? fill(lists.set.doneText, { count: changed.length })
            : fill(lists.set.someRefused, {
                count: changed.length,
                refused: refused.length,
                reason: first.reason,
              }),
        ...(changed.length === 0
          ? {}
          : {
              durationMs: undoMs,
              action: {
                label: shell.undo,
                run: () => void takeBack(changed, field).catch(failed),
              },
            }),
      });
      onDone();
    },
    onFailed: failed,
  });
}

function failed(error: unknown): void {
  showToast({
    title: shell.failures.title,
    description: `${lists.set.failed} ${reasonOf(error, shell.failures)}`,
    variant: 'destructive',
  });
}
