import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inbox } from '#content/en/staff/inbox';
import { shell } from '#content/en/staff/shell';
import { getJson } from '../data/api';
import type { Message } from '../data/rows';
import { StaffDialog } from '../shell/staff-dialog';
import { MessageDetail, MessageFooter } from './message-detail';
import { useMessageChange } from './use-message-change';

type MessageDialogProps = {
  id: string | null;
  row: Message | undefined;
  onClose: () => void;
};

export function MessageDialog({ id, row, onClose }: MessageDialogProps) {
  const path = `/api/contacts/${id}`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<Message>(path, signal),
    enabled: id !== null && row === undefined,
  });
  const message = row ?? query.data;
  return (
    <StaffDialog
      title={query.isError ? inbox.detail.missing : (message?.subject ?? shell.loading)}
      isOpen={id !== null}
      onClose={onClose}
      footer={
        message === undefined ? undefined : <MessageFooter message={message} onClose={onClose} />
      }
    >
      {message === undefined ? null : (
        <>
          <MarkRead key={message.id} message={message} />
          <MessageDetail message={message} />
        </>
      )}
    </StaffDialog>
  );
}

/** Whoever opens a message has read it. */
function MarkRead({ message }: { message: Message }) {
  const { mutate } = useMessageChange(message);
  const { isRead } = message;
  // Once, when it is opened: a person may then mark it as unread on purpose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts
  useEffect(() => {
    if (!isRead) mutate({ isRead: true });
  }, []);
  return null;
}
