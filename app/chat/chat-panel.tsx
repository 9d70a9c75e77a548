import { Copy, Minus, Share2, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../text';
import { isComposing } from '../ui/composing';
import { PageLink } from '../ui/page-link';
import { ChatComposer } from './chat-composer';
import { ChatEntry, LinkedText } from './chat-entry';
import { sendQuestion, useConversation } from './conversation';
import { copyConversation, shareConversation } from './share-conversation';

/** On narrower screens the panel is full width. */
const narrow = '(max-width: 639px)';

type ChatPanelProps = {
  takesFocus: boolean;
  onMinimize: () => void;
  /** The focus moved to the page behind the panel. */
  onLeave: () => void;
  onClose: () => void;
};

export function ChatPanel({ takesFocus, onMinimize, onLeave, onClose }: ChatPanelProps) {
  const assistant = useText('assistant');
  const { labels, privacy } = assistant;
  const { messages, isPending } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const isUntouched = messages.length <= 1;
  const choices = isUntouched ? assistant.quickActions : messages.at(-1)?.choices;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry scrolls the log
  useLayoutEffect(() => {
    // Keep the beginning of the newest entry in view, however long it is.
    const top = newest.current?.offsetTop;
    if (log.current !== null && top !== undefined) log.current.scrollTop = top - 12;
  }, [messages.length, isPending]);

  function askQuickly(question: string) {
    // The focused button disappears. On a touch screen the keyboard must not cover the reply.
    (matchMedia('(pointer: coarse)').matches ? log : box).current?.focus();
    void sendQuestion(question);
  }
  function minimizeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event)) onMinimize();
  }
  function followFocus({ currentTarget, relatedTarget }: FocusEvent) {
    // On a phone the panel would cover the focused element; toasts are shown above the panel.
    if (!(relatedTarget instanceof Element) || !matchMedia(narrow).matches) return;
    if (!currentTarget.contains(relatedTarget) && !relatedTarget.closest('.toast-viewport')) {
      onLeave();
    }
  }

  return (
    <dialog
      open
      aria-labelledby="chat-title"
      className="chat-panel"
      onKeyDown={minimizeOnEscape}
      onBlur={followFocus}
    >
      <header>
        <img src="/favicon.svg" width="36" height="36" alt="" />
        <div>
          <h2 id="chat-title">{assistant.name}</h2>
          <p>{assistant.subtitle}</p>
        </div>
        <button
          type="button"
          className="chat-tool"
          aria-label={labels.minimize}
          onClick={onMinimize}
        >
          <Minus aria-hidden size={20} />
        </button>
        <button type="button" className="chat-tool" aria-label={labels.close} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      </header>
      <p className="chat-crisis">
        <LinkedText text={assistant.crisis} />
      </p>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={labels.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        className="chat-log"
      >
        <ol>
          {messages.map((message, at) => (
            <ChatEntry
              key={message.id}
              message={message}
              ref={at === messages.length - 1 ? newest : undefined}
            />
          ))}
          {isPending ? <li className="chat-thinking">{assistant.thinking}</li> : null}
        </ol>
        {choices !== undefined && !isPending ? (
          <ul className="chat-quick" aria-label={assistant.quickActionsLabel}>
            {choices.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => askQuickly(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <ChatComposer box={box} takesFocus={takesFocus} />
      <footer>
        <p>
          {privacy.text} <PageLink href={privacy.link.href}>{privacy.link.text}</PageLink>
        </p>
        <button
          type="button"
          className="chat-tool"
          aria-label={labels.copyConversation}
          onClick={() => void copyConversation(messages, assistant)}
        >
          <Copy aria-hidden size={20} />
        </button>
        <button
          type="button"
          className="chat-tool"
          aria-label={labels.share}
          onClick={() => void shareConversation(messages, assistant)}
        >
          <Share2 aria-hidden size={20} />
        </button>
      </footer>
    </dialog>
  );
}
