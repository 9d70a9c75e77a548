import { Check, RotateCcw } from 'lucide-react';
import { profile } from '#text/staff/profile';
import type { ListedReminder } from '../data/rows';

const { reminders: content } = profile;

type CompleteButtonProps = {
  reminder: ListedReminder;
  isPending: boolean;
  onPress: (isCompleted: boolean) => void;
};

/** Completes a follow-up, or reopens it. */
export function CompleteButton({ reminder, isPending, onPress }: CompleteButtonProps) {
  const { title, isCompleted } = reminder;
  const Icon = isCompleted ? RotateCcw : Check;
  return (
    <button
      type="button"
      className="staff-button"
      data-key="e"
      aria-disabled={isPending || undefined}
      onClick={() => isPending || onPress(!isCompleted)}
    >
      <Icon aria-hidden size={16} />
      {isCompleted ? content.reopen : content.complete}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
