import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillTokens } from '#content/fill-tokens';
import { TextProvider, useText } from '../text';
import { readTabStorage, writeTabStorage } from './tab-note';
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
  const assistantTexts = useText('assistant');
  const organization = useText('organization');
  // The texts come with the script; the facts come with the page.
  const assistant = useMemo(
    () => fillTokens(assistantTexts, organization),
    [assistantTexts, organization],
  );
  // True when the chat was open before a reload: then it must not take the focus.
  const [isResumed, setResumed] = useState(() => readTabStorage(note) === 'open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useLayoutEffect(() => {
    // A visitor who is already clicking or typing must not hit the panel instead.
    if (isResumed && isPageInUse.current) onView('minimized');
  }, []);
  useEffect(() => {
    writeTabStorage(note, view);
    return () => writeTabStorage(note, 'closed');
  }, [view]);

  function show(next: ChatView) {
    setResumed(false);
    onView(next);
  }
  /** Moves the focus to the button that replaces the panel. */
  function putAway(next: ChatView) {
    flushSync(() => show(next));
    document.querySelector<HTMLElement>('.chat-launcher')?.focus();
  }

  return (
    <TextProvider text={{ assistant }}>
      {view === 'open' ? (
        <ChatPanel
          takesFocus={!isResumed}
          onMinimize={() => putAway('minimized')}
          onLeave={() => show('minimized')}
          onClose={() => putAway('closed')}
        />
      ) : (
        <MinimizedChat onRestore={() => show('open')} onClose={() => putAway('closed')} />
      )}
    </TextProvider>
  );
}
