// Closing a case in which something is still open: what is to become of it is asked, not guessed.
import { type ReactNode, useState } from 'react';
import { closedStatuses } from '#domain/cases/member';
import { closing as text } from '#text/staff/closing';
import { shell } from '#text/staff/shell';
import { inNumber } from '../format/activity';
import { fill } from '../format/formats';
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
export function useClosingCase(): {
  ask: (
    description: string | undefined | Promise<string | undefined>,
    onDecided: (decision: OpenWork) => void,
  ) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  function decide(decision: OpenWork) {
    setAsked(undefined);
    asked?.onDecided(decision);
  }
  return {
    ask: async (described, onDecided) => {
      const description = await described;
      if (description === undefined) onDecided({});
      else setAsked({ description, onDecided });
    },
    dialog: (
      <StaffDialog
        title={text.title}
        description={asked?.description ?? ''}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        footer={
          <>
            <button type="button" className="staff-button" onClick={() => setAsked(undefined)}>
              {shell.cancel}
            </button>
            <button type="button" className="staff-button" onClick={() => decide({})}>
              {text.leave}
            </button>
            <button
              type="button"
              className="staff-button staff-button-primary"
              onClick={() => decide({ openWork: 'close' })}
            >
              {text.close}
            </button>
          </>
        }
      >
        <p>{text.what}</p>
      </StaffDialog>
    ),
  };
}
