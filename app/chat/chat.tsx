import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepNote, keptNote } from './tab-note';
import './chat.css';
import { ChatPanel } from './chat-panel';
import { MinimizedChat } from './minimized-chat';

export type ChatView = 'closed' | 'open' | 'minimized';
export type ChatProps = {
  view: ChatView;
  isPageInUse: RefObject<boolean>;
  onView: (view: ChatView) => void;
};

const note = 'wwi_chat_view';

export function Chat({ view, isPageInUse, onView }: ChatProps) {
  // It was open before the page was reloaded: nobody asked for the focus to move.
  const [isResumed, setResumed] = useState(() => keptNote(note) === 'open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes, and not later
  useLayoutEffect(() => {
    // Whoever is about to press something must not press the panel instead.
    if (isResumed && isPageInUse.current) onView('minimized');
  }, []);
  useEffect(() => {
    keepNote(note, view);
    return () => keepNote(note, 'closed');
  }, [view]);

  function show(next: ChatView) {
    setResumed(false);
    onView(next);
  }
  /** The focus goes to what now stands in the panel's place. */
  function putAway(next: ChatView) {
    flushSync(() => show(next));
    document.querySelector<HTMLElement>('.chat-launcher')?.focus();
  }

  return view === 'open' ? (
    <ChatPanel
      takesFocus={!isResumed}
      onMinimize={() => putAway('minimized')}
      onLeave={() => show('minimized')}
      onClose={() => putAway('closed')}
    />
  ) : (
    <MinimizedChat onRestore={() => show('open')} onClose={() => putAway('closed')} />
  );
}
