import { Copy } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../text';
import { PageLink } from '../ui/page-link';
import { type ChatMessage, getMessageContent } from './conversation';
import { detectReplyLanguage } from './reply-language';
import { findEmergencyLinks, type PageNames, splitReply, splitUrgentSentence } from './reply-links';
import { copyMessage } from './share-conversation';

export function ChatEntry({ message, ref }: { message: ChatMessage; ref?: Ref<HTMLLIElement> }) {
  const assistant = useText('assistant');
  const { labels, roles } = assistant;
  const text = getMessageContent(message, assistant);
  return (
    <li ref={ref} className="chat-entry" data-role={message.role}>
      <div className="chat-said">
        <span className="sr-only">{roles[message.role]}: </span>
        {message.role === 'user' ? (
          <p dir="auto">{text}</p>
        ) : (
          <Reply text={text} pages={message.pages} />
        )}
      </div>
      <button
        type="button"
        className="chat-tool"
        aria-label={labels.copyMessage}
        onClick={() => void copyMessage(message, assistant)}
      >
        <Copy aria-hidden size={16} />
      </button>
    </li>
  );
}

type TextProps = { text: string; pages?: PageNames };

function Reply({ text, pages }: TextProps) {
  const { crisis } = useText('organization');
  const lang = detectReplyLanguage(text);
  const urgent = splitUrgentSentence(text);
  if (urgent === undefined) {
    return (
      <p lang={lang} dir="auto">
        <LinkedText text={text} pages={pages} />
      </p>
    );
  }
  return (
    <>
      <p lang={lang} dir="auto" className="chat-urgent">
        <LinkedText text={urgent.first} />
      </p>
      <p className="chat-lines">
        {findEmergencyLinks(urgent.first, crisis).map((line) => (
          <a key={line.href} href={line.href}>
            {line.text}
          </a>
        ))}
      </p>
      <p lang={lang} dir="auto">
        <LinkedText text={urgent.rest} pages={pages} />
      </p>
    </>
  );
}

/**
 * Text with pages, addresses and phone numbers as links. Never renders markup, because a reply is plain
 * text.
 */
export function LinkedText({ text, pages }: TextProps) {
  const organization = useText('organization');
  return splitReply(text, organization, pages).map(({ text: words, href, label }, at) =>
    href === undefined ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <PageLink key={at} href={href} aria-label={label}>
        {words}
      </PageLink>
    ),
  );
}
