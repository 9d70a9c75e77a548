// The steps to a real site: which are done, and which an owner has dismissed.
import { checklist as text } from '#text/staff/checklist';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { useJson } from '../data/queries';
import type { Checklist } from '../data/rows';
import { offerUndo } from '../data/undo';
import { useAction } from '../data/use-action';
import { fill } from '../format/formats';
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

function Step({ item }: { item: Item }) {
  const { id, name, isDone, isDismissed } = item;
  const step = text.steps[name];
  const state = stateOf(item);
  const put = ({ version, wanted }: { version: number; wanted: boolean }) =>
    change('PATCH', `/api/checklist/${id}`, version, { isDismissed: wanted });
  const undo = useAction(put, {
    onDone: () => showToast({ title: shell.undone }),
    failed: text.failed,
  });
  const dismiss = useAction(put, {
    onDone: ({ version }, { wanted }) =>
      showToast({
        title: wanted ? text.dismissed : text.shown,
        ...offerUndo(() => undo.mutate({ version, wanted: !wanted })),
      }),
    failed: text.failed,
  });
  const isWriting = dismiss.isPending || undo.isPending;
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
            aria-label={fill(isDismissed ? text.showOf : text.dismissOf, { step: step.title })}
            disabled={isWriting}
            onClick={() => dismiss.mutate({ version: item.version, wanted: !isDismissed })}
          >
            {isDismissed ? text.show : text.dismiss}
          </button>
        )}
      </div>
    </li>
  );
}
