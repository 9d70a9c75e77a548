import { useState } from 'react';
import { useNavigate } from 'react-router';
import { updateTexts as text } from '#text/staff/updates';
import { createKey } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { change, changeState } from '../data/api';
import { queryClient } from '../data/query-client';
import type { Update } from '../data/rows';
import { useAction } from '../data/use-action';
import { useChangeOf } from '../data/use-row-change';
import { fillText } from '../format/formats';
import { ConfirmedDialog } from '../privacy/confirmed-dialog';
import { QuestionDialog } from '../shell/question-dialog';
import { formatPeopleCount } from './update-values';

type SendProps = { update: Update; size: number; perMinute: number };

export function SendUpdate({ update, size, perMinute }: SendProps) {
  const [isAsking, setAsking] = useState(false);
  // One idempotency key per opened dialog, so that a retry after a lost response sends once.
  const [key, setKey] = useState(createKey);
  const people = formatPeopleCount(size);
  const count = Math.ceil(size / perMinute);
  const minutes = count === 1 ? text.aMinute : fillText(text.aboutMinutes, { count });
  async function send() {
    await changeState(`/api/updates/${update.id}/send`, update.version, key);
    showToast({ title: text.started });
    void queryClient.invalidateQueries();
  }
  return (
    <>
      <button
        type="button"
        className="staff-button staff-button-primary"
        onClick={() => {
          setKey(createKey());
          setAsking(true);
        }}
      >
        {fillText(text.send, { people })}
      </button>
      <ConfirmedDialog
        title={fillText(text.sendTitle, { people })}
        description={fillText(text.sendText, { perMinute, minutes })}
        press={text.sendPress}
        failed={text.sendFailed}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirmed={send}
      />
    </>
  );
}

export function StopUpdate({ update }: { update: Update }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: stop, isPending } = useAction(
    (_: undefined, key) => changeState(`/api/updates/${update.id}/stop`, update.version, key),
    {
      failed: text.stopFailed,
      onDone: () => {
        setAsking(false);
        showToast({ title: text.stopped });
      },
    },
  );
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setAsking(true)}>
        {text.stop}
      </button>
      <QuestionDialog
        title={text.stopTitle}
        text={text.stopText}
        press={text.stopPress}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onPress={() => stop(undefined)}
      />
    </>
  );
}

export function RemoveDraft({ update }: { update: Update }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const pathOf = ({ id }: Update) => `/api/updates/${id}` as const;
  const { change: remove, isPending } = useChangeOf(update, {
    pathOf,
    write: async (row, _: object, version) => {
      const removed = await change('DELETE', pathOf(row), version);
      queryClient.removeQueries({ queryKey: [pathOf(row)] });
      return removed;
    },
    say: () => ({ title: text.removed }),
    failed: text.removeFailed,
    onDone: () => void navigate('/admin/updates'),
  });
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setAsking(true)}>
        {text.remove}
      </button>
      <QuestionDialog
        title={text.removeTitle}
        text={text.removeText}
        press={text.remove}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onPress={() => remove({})}
      />
    </>
  );
}
