import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { maxQuestionLength } from '#domain/chat';
import { useText } from '../text';
import { isComposing } from '../ui/composing';
import { sendQuestion, updateDraft, useConversation } from './conversation';

type ChatComposerProps = { box: RefObject<HTMLTextAreaElement | null>; takesFocus: boolean };

export function ChatComposer({ box, takesFocus }: ChatComposerProps) {
  const { input } = useText('assistant');
  const { draft, isPending } = useConversation();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [box, takesFocus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    box.current?.focus();
    void sendQuestion(draft);
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void sendQuestion(draft);
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      <label htmlFor="chat-question" className="sr-only">
        {input.label}
      </label>
      <textarea
        ref={box}
        id="chat-question"
        rows={1}
        maxLength={maxQuestionLength}
        placeholder={input.placeholder}
        value={draft}
        onChange={(event) => updateDraft(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        aria-label={input.send}
        aria-disabled={isPending || draft.trim() === '' || undefined}
      >
        <SendHorizontal aria-hidden size={20} />
      </button>
    </form>
  );
}
