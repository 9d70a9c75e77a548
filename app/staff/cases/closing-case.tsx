// Closing a case in which something is still open: what is to become of it is asked, not guessed.
import { type ReactNode, useEffect, useState } from 'react';
import { closedStatuses } from '#domain/cases/member';
import { closing as text } from '#text/staff/closing';
import { shell } from '#text/staff/shell';
import { inNumber } from '../format/activity';
import { fill } from '../format/formats';
import { useOpenWork } from '../profile/member-queries';
import { LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';

/** `close`: what is open is closed together with the case. */
export type OpenWork = { openWork?: 'close' };
type Asked = { description: string; onDecided: (decision: OpenWork) => void };
type Counts = { alerts: number; reminders: number };

export function isClosing(before: string, after: string): boolean {
  return closedStatuses.includes(after) && !closedStatuses.includes(before);
}

/** What is open, in words: "2 alerts and 1 follow-up"; none, where nothing is. */
export function openWorkText({ alerts, reminders }: Counts): string | undefined {
  const kinds = [
    ...(alerts > 0 ? [inNumber(text.alerts, alerts)] : []),
    ...(reminders > 0 ? [inNumber(text.reminders, reminders)] : []),
  ];
  return kinds.length === 0 ? undefined : fill(text.inCase, { what: kinds.join(text.and) });
}

/** `ask` goes on at once where nothing is open; `dialog` belongs somewhere on the screen. */
export function useClosingCase() {
  const [asked, setAsked] = useState<Asked>();
  function decide(decision: OpenWork) {
    setAsked(undefined);
    asked?.onDecided(decision);
  }
  return {
    ask: (description: string | undefined, onDecided: Asked['onDecided']) => {
      if (description === undefined) onDecided({});
      else setAsked({ description, onDecided });
    },
    dialog: (
      <Question
        description={asked?.description ?? ''}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onDecided={decide}
      />
    ),
  };
}

/** The same of one case, whose open work may still be on its way: the question stands there and waits. */
export function useClosingOf(memberId: number) {
  const { counts, failed } = useOpenWork(memberId);
  const { ask, dialog } = useClosingCase();
  const [waiting, setWaiting] = useState<Asked['onDecided']>();
  const isOver = waiting !== undefined && counts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!isOver) return;
    setWaiting(undefined);
    ask(openWorkText(counts), waiting);
  }, [isOver]);
  return {
    ask: (onDecided: Asked['onDecided']) => {
      if (counts !== undefined) ask(openWorkText(counts), onDecided);
      else setWaiting(() => onDecided);
    },
    dialog:
      waiting === undefined ? (
        dialog
      ) : (
        <Question isOpen onClose={() => setWaiting(undefined)}>
          <StillToCome failed={failed} />
        </Question>
      ),
  };
}

/** In place of what cannot be asked before it is known what is open. */
export function StillToCome({ failed }: Pick<ReturnType<typeof useOpenWork>, 'failed'>) {
  return failed === undefined ? (
    <div className="skeleton h-24" aria-busy />
  ) : (
    <LoadFailure of={failed} />
  );
}

type QuestionProps = {
  description?: string;
  isOpen: boolean;
  onClose: () => void;
  /** None as long as there is nothing to decide. */
  onDecided?: (decision: OpenWork) => void;
  children?: ReactNode;
};

function Question({ description, isOpen, onClose, onDecided, children }: QuestionProps) {
  return (
    <StaffDialog
      title={text.title}
      {...(description === undefined ? {} : { description })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          {onDecided === undefined ? null : (
            <>
              <button type="button" className="staff-button" onClick={() => onDecided({})}>
                {text.leave}
              </button>
              <button
                type="button"
                className="staff-button staff-button-primary"
                onClick={() => onDecided({ openWork: 'close' })}
              >
                {text.close}
              </button>
            </>
          )}
        </>
      }
    >
      {children ?? <p>{text.what}</p>}
    </StaffDialog>
  );
}
