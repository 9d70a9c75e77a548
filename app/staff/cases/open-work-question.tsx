// Asks what to do with the open work of a case that is closed or handed over.
import { type ReactNode, useEffect, useState } from 'react';
import { closedStatuses, type OpenWorkDecision } from '#domain/cases/member';
import { closing as text } from '#text/staff/closing';
import { handOver } from '#text/staff/hand-over';
import { shell } from '#text/staff/shell';
import type { Member } from '../data/rows';
import { formatCount } from '../format/activity';
import { fillText } from '../format/formats';
import { useOpenWork } from '../profile/member-queries';
import { LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';

export type OpenWork = { openWork?: OpenWorkDecision };
type Decide = (decision: OpenWork) => void;
type Asked = { about: OpenWorkDecision; description: string; onDecided: Decide };
type Counts = { alerts: number; reminders: number };

export function isClosing(before: string, after: string): boolean {
  return closedStatuses.includes(after) && !closedStatuses.includes(before);
}

/** Returns open work in words, such as "2 alerts and 1 follow-up"; undefined if there is none. */
export function describeOpenWork({ alerts, reminders }: Counts): string | undefined {
  const kinds = [
    ...(alerts > 0 ? [formatCount(text.alerts, alerts)] : []),
    ...(reminders > 0 ? [formatCount(text.reminders, reminders)] : []),
  ];
  return kinds.length === 0 ? undefined : fillText(text.inCase, { what: kinds.join(text.and) });
}

const questions = {
  close: { title: text.title, what: text.what, yes: text.close, no: text.leave },
  'hand-over': handOver,
} as const satisfies Record<OpenWorkDecision, object>;

/** `ask` calls back at once if there is no open work. Render `dialog` on the screen. */
export function useOpenWorkQuestion() {
  const [asked, setAsked] = useState<Asked>();
  function decide(decision: OpenWork) {
    setAsked(undefined);
    asked?.onDecided(decision);
  }
  return {
    ask: (about: OpenWorkDecision, description: string | undefined, onDecided: Decide) => {
      if (description === undefined) onDecided({});
      else setAsked({ about, description, onDecided });
    },
    dialog: (
      <Question
        about={asked?.about ?? 'close'}
        description={asked?.description ?? ''}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onDecided={decide}
      />
    ),
  };
}

/** Asks about the open work of one case. The dialog waits until that work has loaded. */
export function useOpenWorkQuestionOf({ id, assignedTo }: Pick<Member, 'id' | 'assignedTo'>) {
  const { counts: known, isFetching, failed } = useOpenWork(id);
  // A follow-up that was just added counts too.
  const counts = isFetching ? undefined : known;
  const { ask, dialog } = useOpenWorkQuestion();
  const [waiting, setWaiting] = useState<Omit<Asked, 'description'>>();
  const isOver = waiting !== undefined && counts !== undefined;
  const describe = (about: OpenWorkDecision, open: NonNullable<typeof counts>) => {
    if (about === 'close') return describeOpenWork(open);
    const total = open.owners.filter((owner) => owner === assignedTo).length;
    return total === 0
      ? undefined
      : fillText(formatCount(handOver.inCase, total), { name: assignedTo ?? '' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!isOver) return;
    setWaiting(undefined);
    ask(waiting.about, describe(waiting.about, counts), waiting.onDecided);
  }, [isOver]);
  return {
    ask: (about: OpenWorkDecision, onDecided: Decide) => {
      // Unassigned follow-ups always move to the new assignee.
      if (about === 'hand-over' && assignedTo === null) onDecided({ openWork: about });
      else if (counts !== undefined) ask(about, describe(about, counts), onDecided);
      else setWaiting({ about, onDecided });
    },
    dialog:
      waiting === undefined ? (
        dialog
      ) : (
        <Question about={waiting.about} isOpen onClose={() => setWaiting(undefined)}>
          <OpenWorkLoading failed={failed} />
        </Question>
      ),
  };
}

/** Shown until the open work has loaded. */
export function OpenWorkLoading({ failed }: Pick<ReturnType<typeof useOpenWork>, 'failed'>) {
  return failed === undefined ? (
    <div className="skeleton h-24" aria-busy />
  ) : (
    <LoadFailure of={failed} />
  );
}

type QuestionProps = {
  about: OpenWorkDecision;
  description?: string;
  isOpen: boolean;
  onClose: () => void;
  /** Undefined while there is nothing to decide. */
  onDecided?: Decide;
  children?: ReactNode;
};

function Question({ about, description, isOpen, onClose, onDecided, children }: QuestionProps) {
  const question = questions[about];
  return (
    <StaffDialog
      title={question.title}
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
                {question.no}
              </button>
              <button
                type="button"
                className="staff-button staff-button-primary"
                onClick={() => onDecided({ openWork: about })}
              >
                {question.yes}
              </button>
            </>
          )}
        </>
      }
    >
      {children ?? <p>{question.what}</p>}
    </StaffDialog>
  );
}
