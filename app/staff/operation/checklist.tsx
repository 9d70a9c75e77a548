// The steps to a real site, each open, done, or dismissed.
import { checklist as text } from '#text/staff/checklist';
import { change } from '../data/api';
import { useJson } from '../data/queries';
import type { Checklist } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fillText } from '../format/formats';
import { Badge } from '../shell/badge';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';

type Item = Checklist[number];

export default function ChecklistScreen() {
  const query = useJson('/api/checklist');
  const items = query.data;
  const isAnyLeft = items?.some(({ isDone, isDismissed }) => !isDone && !isDismissed);
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 max-w-prose text-quiet">{text.intro}</p>
      {query.isError ? <LoadFailure of={query} /> : null}
      {items === undefined ? <div className="skeleton h-96" aria-busy={!query.isError} /> : null}
      {isAnyLeft === false ? <p className="mb-4">{text.nothingLeft}</p> : null}
      <ul className="grid max-w-4xl gap-3">
        {items?.map((item) => (
          <Step key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

const tones = { done: 'active', missing: 'high', dismissed: 'low' } as const;

function stateOf({ isDone, isDismissed }: Item): keyof typeof text.states {
  if (isDone) return 'done';
  return isDismissed ? 'dismissed' : 'missing';
}

const pathOf = ({ id }: Pick<Item, 'id'>) => `/api/checklist/${id}` as const;

function Step({ item }: { item: Item }) {
  const { name, isDone, isDismissed } = item;
  const step = text.steps[name];
  const state = stateOf(item);
  const { change: dismiss, isPending } = useChangeOf(item, {
    pathOf,
    write: (row, changes: Pick<Item, 'isDismissed'>, version) =>
      change('PATCH', pathOf(row), version, changes),
    undo: true,
    say: (after) => ({ title: after.isDismissed ? text.dismissed : text.shown }),
    failed: text.failed,
  });
  return (
    <li className="staff-card flex flex-wrap items-start gap-3 p-4">
      <div className="min-w-0 grow basis-64">
        <h2>{step.title}</h2>
        <p className="text-quiet">{step.text}</p>
      </div>
      <div className="flex flex-none items-center gap-3">
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        {isDone ? null : (
          <button
            type="button"
            className="staff-button"
            aria-label={fillText(isDismissed ? text.showOf : text.dismissOf, { step: step.title })}
            aria-disabled={isPending || undefined}
            onClick={() => dismiss({ isDismissed: !isDismissed })}
          >
            {isDismissed ? text.show : text.dismiss}
          </button>
        )}
      </div>
    </li>
  );
}
