// The chat button on every public page; loads the chat on first use and shares no module with it, to stay small.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { laterText } from '#content/later';
import { useFloatingCard } from '../site/frame/floating';
import { TextProvider, useLanguage, useText } from '../text';
import { useLaterText } from '../ui/later-text';
import type { ChatProps, ChatView } from './chat';

type Launched = { view: ChatView; Chat?: ComponentType<ChatProps> };

const load = () => import('./chat');
const signs = ['pointerdown', 'keydown'];

export function ChatLauncher() {
  const chatLauncher = useText('chatLauncher');
  const { phone } = useText('organization');
  const language = useLanguage();
  const [{ view, Chat }, setLaunched] = useState<Launched>({ view: 'closed' });
  /** True when the visitor has clicked or typed on the page since it loaded. */
  const isPageInUse = useRef(false);
  const text = useLaterText(Chat !== undefined, 'assistant');
  const warmUp = () => {
    load().catch(() => {});
    laterText(language, 'assistant').catch(() => {});
  };
  useFloatingCard('chat', view === 'open');

  useEffect(() => {
    const launch = (next: ChatView) =>
      load().then((module) => setLaunched({ view: next, Chat: module.Chat }), console.error);
    const openFrom = ({ target }: Event) => {
      if (!(target as Element).closest('[popovertarget=chat-opening]')) return;
      isPageInUse.current = false;
      launch('open');
    };
    const goOn = () => {
      isPageInUse.current = true;
    };
    const atStart = viewAtStart();
    if (atStart !== 'closed') launch(atStart);
    addEventListener('click', openFrom);
    for (const sign of signs) addEventListener(sign, goOn);
    return () => {
      removeEventListener('click', openFrom);
      for (const sign of signs) removeEventListener(sign, goOn);
    };
  }, []);

  return (
    <aside aria-label={chatLauncher.region} className="chat-corner needs-script">
      {Chat !== undefined && text !== undefined && view !== 'closed' ? (
        <TextProvider text={text}>
          <Chat
            view={view}
            isPageInUse={isPageInUse}
            onView={(next) => setLaunched({ view: next, Chat })}
          />
        </TextProvider>
      ) : (
        <>
          {/* Any button with this popover target opens the chat. Before the app starts, the browser itself
              opens the popover, which says that the chat is loading. */}
          <button
            type="button"
            popoverTarget="chat-opening"
            popoverTargetAction="show"
            aria-label={chatLauncher.open}
            className="chat-launcher"
            onPointerEnter={warmUp}
            onFocus={warmUp}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="glyph">
              <path d="M4 5h16v11h-8l-5 4v-4H4ZM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01" />
            </svg>
            <span>{chatLauncher.text}</span>
          </button>
          <p id="chat-opening" popover="auto" role="status" className="chat-opening">
            {chatLauncher.opening} <a href={phone.href}>{phone.text}</a>.
          </p>
        </>
      )}
    </aside>
  );
}

/** The view before a reload; open if the button was pressed before the app started. */
function viewAtStart(): ChatView {
  try {
    if (document.querySelector('#chat-opening:popover-open')) return 'open';
    return (sessionStorage.getItem('wwi_chat_view') as ChatView | null) ?? 'closed';
  } catch {
    // The browser lacks popovers or blocks storage.
    return 'closed';
  }
}
