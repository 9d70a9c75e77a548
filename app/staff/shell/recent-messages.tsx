// Lists the last toasts with their Undo, because a toast disappears after five seconds.
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { shell } from '#text/staff/shell';
import { createStore, useStore } from '../../ui/store';
import { runToastAction, type ShownToast, shownToast, type ToastContent } from '../../ui/toasts';
import { formatMoment } from '../format/formats';
import { StaffDialog } from './staff-dialog';

const maxMessages = 10;
const { recentMessages: text } = shell;

type Message = ToastContent & { id: number; at: string };
const messages = createStore<readonly Message[]>([]);
const isListOpen = createStore(false);

export function clearRecentMessages(): void {
  messages.set([]);
  isListOpen.set(false);
}

function remember(toast: ShownToast | undefined): void {
  if (toast === undefined || 'situation' in toast) return;
  const earlier = messages.get().filter(({ id }) => id !== toast.id);
  messages.set([{ ...toast, at: new Date().toISOString() }, ...earlier].slice(0, maxMessages));
}

export function RecentMessages() {
  const shown = useStore(messages);
  const isOpen = useStore(isListOpen);
  useEffect(() => shownToast.subscribe(() => remember(shownToast.get())), []);
  return (
    <StaffDialog
      title={text.title}
      description={text.hint}
      isOpen={isOpen}
      onClose={() => isListOpen.set(false)}
    >
      {shown.length === 0 ? <p>{text.empty}</p> : null}
      <ul aria-label={text.title}>
        {shown.map((message) => (
          <li
            key={message.id}
            className="flex flex-wrap items-center gap-2 border-b border-line py-2 last:border-0"
          >
            <p className="min-w-0 grow">
              <span className="font-semibold">{message.title}</span> {message.description}{' '}
              <span className="text-tiny text-quiet">{formatMoment(message.at)}</span>
            </p>
            <MessageAction action={message.action} />
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}

function MessageAction({ action }: Pick<Message, 'action'>) {
  if (action === undefined) return null;
  if (action.isUsed) return <span className="text-quiet">{text.used}</span>;
  return (
    <button
      type="button"
      className="staff-button"
      onClick={() => {
        isListOpen.set(false);
        runToastAction(action);
      }}
    >
      {action.label}
    </button>
  );
}

export function RecentMessagesButton({ onOpen }: { onOpen?: () => void }) {
  return (
    <button
      type="button"
      className="rail-link"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        isListOpen.set(true);
      }}
    >
      <History aria-hidden size={18} />
      {text.title}
    </button>
  );
}
