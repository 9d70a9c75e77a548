import { useEffect } from 'react';
import { inbox } from '#text/staff/inbox';
import { ContactLog } from '../contact-log/contact-log';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { Message } from '../data/rows';
import { buildMessageMail } from '../format/mail-draft';
import { Presence } from '../live/presence';
import { ReplyThread } from '../outbox/reply-thread';
import { ErasedNotice, PersonActions } from '../privacy/person-actions';
import { getPlaceholderTitle, isNotFound, LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';
import { MessageDetail, MessageFooter } from './message-detail';
import { markAsRead } from './use-message-actions';

type MessageDialogProps = {
  id: string | null;
  isReplying: boolean;
  onClose: () => void;
};

export function MessageDialog({ id, isReplying, onClose }: MessageDialogProps) {
  const path = `/api/contacts/${Number(id)}` as const;
  const query = useJson(path, { isWanted: id !== null });
  const message = query.data;
  return (
    <StaffDialog
      title={message?.subject ?? getPlaceholderTitle(query.error, inbox.detail.missing)}
      isOpen={id !== null}
      onClose={onClose}
      isTall={!isNotFound(query.error)}
      footer={
        message === undefined || message.erasedAt ? undefined : (
          <MessageFooter key={message.id} message={message} onClose={onClose} />
        )
      }
    >
      {query.isLoading ? <div className="skeleton h-dvh" aria-busy /> : null}
      {query.isError && !isNotFound(query.error) ? <LoadFailure of={query} /> : null}
      {message?.erasedAt ? <ErasedNotice erasedAt={message.erasedAt} /> : null}
      {message === undefined || message.erasedAt ? null : (
        // Quick find can switch to another message: the key resets all state.
        <div key={message.id} className="grid gap-4">
          <MarkRead message={message} />
          <Presence of="contact" id={message.id} />
          <MessageDetail message={message} />
          <ContactLog person={{ contactId: message.id }} name={message.name} />
          <ReplyThread
            path={path}
            subject="contact"
            to={{ ...message, mailDraft: buildMessageMail(message) }}
            isReplying={isReplying && message.answeredAt === null}
          />
          <div className="flex flex-wrap gap-2">
            <PersonActions person={{ ...message, subject: 'contact' }} onErased={onClose} />
          </div>
        </div>
      )}
    </StaffDialog>
  );
}

/** Marks an opened message as read. */
function MarkRead({ message }: { message: Message }) {
  // Once per opening: a user may mark it as unread again. A failure or a conflict is ignored, because nobody asked for
  // the write.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts
  useEffect(() => {
    if (message.isRead) return;
    const refresh = () => queryClient.invalidateQueries();
    markAsRead(message).then(refresh, refresh);
  }, []);
  return null;
}
