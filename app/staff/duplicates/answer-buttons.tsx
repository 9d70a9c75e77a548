// Answers about two cases that look alike: different people, one household, or no answer again.
import type { DuplicateDecision } from '#domain/duplicates/match';
import { duplicates as text } from '#text/staff/duplicates';
import { change } from '../data/api';
import type { DuplicatePair } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';

type Pair = Pick<DuplicatePair, 'memberId' | 'otherId' | 'version'>;
type Answer = { decision: DuplicateDecision | null };

function useAnswer(pair: Pair, names: readonly [string, string]) {
  const path = `/api/members/${pair.memberId}/duplicates` as const;
  return useChangeOf(pair, {
    // The row is the pair. The fragment, which is never sent, distinguishes the pairs of one case.
    pathOf: ({ otherId }) => `${path}#${otherId}`,
    write: ({ otherId }, { decision }: Answer, version) =>
      change('PUT', `${path}#${otherId}`, version, { otherId, decision }),
    say: (_, { decision }) => ({
      title: decision === null ? text.undone : text.answered[decision],
    }),
    failed: text.failed,
    nameOf: () => ({ memberName: names[0], name: names[1] }),
  });
}

type ButtonProps = { pair: Pair; names: readonly [string, string] };

export function AnswerButtons({ pair, names }: ButtonProps) {
  const { change: answer, isPending } = useAnswer(pair, names);
  const press = (label: string, decision: DuplicateDecision) => (
    <button
      type="button"
      className="staff-button"
      aria-disabled={isPending || undefined}
      onClick={() => answer({ decision })}
    >
      {label}
    </button>
  );
  return (
    <>
      {press(text.different, 'different')}
      {press(text.sameHousehold, 'same-household')}
    </>
  );
}

export function UndoAnswer({ pair, names }: ButtonProps) {
  const { change: answer, isPending } = useAnswer(pair, names);
  return (
    <button
      type="button"
      className="staff-button"
      aria-disabled={isPending || undefined}
      onClick={() => answer({ decision: null })}
    >
      {text.undo}
    </button>
  );
}
