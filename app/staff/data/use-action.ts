// A write from a screen: once it has happened, nothing that was read before counts as fresh.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api';
import { showToast } from '../../ui/toasts';
import { conflictTitle, type NamedRow, notChanged } from '../format/conflict-title';
import { fieldLabel, valueText } from '../format/field-text';
import { acceptVersion, reasonOf } from './api';
import { SessionEnded } from './confirmed';
import { conflictIn, openConflict } from './conflict';
import { queryClient } from './query-client';
import { readToken, whoAsked } from './session';

type ActionOptions<Result, Input> = {
  /** `before`: the row of a colleague that was changed all the same. */
  onDone?: (result: Result, input: Input, before?: object) => void;
  /** What did not happen, said before the reason. */
  failed?: string;
  /** Whose it is, where the row itself does not say. */
  of?: (input: Input) => NamedRow;
};

type Asked<Input> = { input: Input; before?: object; isStillHere: () => boolean };

export function useAction<Result, Input = void>(
  write: (input: Input) => Promise<Result>,
  { onDone, failed = '', of }: ActionOptions<Result, Input> = {},
) {
  const latest = useRef<Asked<Input>>(undefined);
  const action = useMutation<Result, unknown, Asked<Input>>({
    mutationFn: ({ input }) => write(input),
    onSuccess: (result, { input, before, isStillHere }) => {
      // Whoever asked for it has left.
      if (readToken() === null || !isStillHere()) return;
      void queryClient.invalidateQueries();
      onDone?.(result, input, before);
    },
    onError: (error, { input, isStillHere }) => {
      if (isSignedOut(error) || readToken() === null || !isStillHere()) return;
      // Somebody else may have been faster: show what is true now.
      void queryClient.invalidateQueries();
      const conflict = conflictIn<NamedRow & { version: number }>(error);
      if (conflict === undefined) showFailure(error, failed);
      else {
        openConflict.set({
          said: conflictTitle(conflict),
          failed: notChanged({ ...of?.(input), ...conflict.current }, failed),
          lines: Object.entries(conflict.differs).map(([field, [now, wanted]]) => ({
            label: fieldLabel(field),
            now: valueText(field, now),
            wanted: valueText(field, wanted),
          })),
          again: () => {
            acceptVersion(conflict.path, conflict.current.version);
            action.mutate({ input, before: conflict.current, isStillHere });
          },
        });
      }
    },
    onSettled: (_, __, asked) => {
      if (latest.current === asked) latest.current = undefined;
    },
  });
  const mutate = (input: Input, options?: { onError: () => void }) => {
    // Asked for twice in one breath it is done once; in between may stand something else.
    if (latest.current && JSON.stringify(latest.current.input) === JSON.stringify(input)) return;
    latest.current = { input, isStillHere: whoAsked() };
    action.mutate(latest.current, options);
  };
  return { ...action, mutate };
}

/** The login screen says that the session has ended; what was typed is kept. */
export function isSignedOut(error: unknown): boolean {
  if (error instanceof SessionEnded) return true;
  return error instanceof ApiError && error.body.code === 'not-signed-in';
}

export function showFailure(error: unknown, failed: string): void {
  showToast({
    title: shell.failures.title,
    description: `${failed} ${reasonOf(error)}`.trim(),
    variant: 'destructive',
  });
}
