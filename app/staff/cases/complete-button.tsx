import { Check, RotateCcw } from 'lucide-react';
import { profile } from '#text/staff/profile';
import type { ListedReminder } from '../data/rows';
import { useHasJustChanged } from '../keys/double-press-guard';

const { reminders: content } = profile;

type CompleteButtonProps = {
  reminder: ListedReminder;
  isPending: boolean;
  onPress: (isCompleted: boolean) => void;
};

/** Completes a follow-up, or reopens it. */
export function CompleteButton({ reminder, isPending, onPress }: CompleteButtonProps) {
  const { title, isCompleted } = reminder;
  const isTurned = useHasJustChanged(isCompleted);
  const isWaiting = isPending || isTurned;
  const Icon = isCompleted ? RotateCcw : Check;
  return (
    <button
      type="button"
      className="staff-button"
      data-key="e"
      aria-disabled={isWaiting || undefined}
      onClick={() => isWaiting || onPress(!isCompleted)}
    >
      <Icon aria-hidden size={16} />
      {isCompleted ? content.reopen : content.complete}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
