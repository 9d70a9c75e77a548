import { ChevronUp, MessageSquareMore, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text';
import { useConversation } from './conversation';

export function MinimizedChat(props: { onRestore: () => void; onClose: () => void }) {
  const { labels } = useText('assistant');
  const { messages } = useConversation();
  const [seen] = useState(messages.length);
  const hasNewReply = messages.length > seen;
  return (
    <div className="chat-minimized" data-new={hasNewReply || undefined}>
      <button type="button" className="chat-launcher" onClick={props.onRestore}>
        <MessageSquareMore aria-hidden size={22} />
        <span>{hasNewReply ? labels.newReply : labels.minimized}</span>
        <span className="sr-only">: {labels.restore}</span>
        <ChevronUp aria-hidden size={20} />
      </button>
      <button type="button" className="chat-tool" aria-label={labels.close} onClick={props.onClose}>
        <X aria-hidden size={20} />
      </button>
      <p role="status" className="sr-only">
        {hasNewReply ? labels.newReply : ''}
      </p>
    </div>
  );
}
