import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { keepNote } from '../../chat/tab-note';
import '../../styles/chat.css';
import { ChatPanel } from './chat-panel';
import { MinimizedChat } from './minimized-chat';

export type ChatView = 'closed' | 'open' | 'minimized';
export type ChatProps = {
  view: ChatView;
  /** It was open before the page was reloaded: nobody asked for the focus to move. */
  isResumed: boolean;
  onView: (view: ChatView) => void;
};

export function Chat({ view, isResumed, onView }: ChatProps) {
  useEffect(() => {
    keepNote('wwi_chat_view', view);
    return () => keepNote('wwi_chat_view', 'closed');
  }, [view]);

  /** The focus goes to what now stands in the panel's place. */
  function putAway(next: ChatView) {
    flushSync(() => onView(next));
    document.querySelector<HTMLElement>('.chat-launcher')?.focus();
  }

  return view === 'open' ? (
    <ChatPanel
      takesFocus={!isResumed}
      onMinimize={() => putAway('minimized')}
      onLeave={() => onView('minimized')}
      onClose={() => putAway('closed')}
    />
  ) : (
    <MinimizedChat onRestore={() => onView('open')} onClose={() => putAway('closed')} />
  );
}
