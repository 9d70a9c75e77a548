// Runs an action that creates or sends something: one at a time, and afterward all cached reads are stale.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { shell } from '#text/staff/shell';
import { ApiError, createKey } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { describeFailure } from './api';
import { SessionEnded } from './confirmed';
import { queryClient } from './query-client';
import { createSameUserCheck, readToken } from './session';

type ActionOptions<Result, Input> = {
  onDone?: (result: Result, input: Input) => void;
  /** Names the failed action; shown before the reason. */
  failed?: string;
};

type Asked<Input> = { input: Input; isStillHere: () => boolean };

export function useAction<Result, Input = void>(
  write: (input: Input, key: string) => Promise<Result>,
  { onDone, failed = '' }: ActionOptions<Result, Input> = {},
) {
  // Two clicks can arrive before the next render.
  const isUnderWay = useRef(false);
  /** The last press whose response was lost. Pressing again sends it with the same key. */
  const unclear = useRef<{ input: string; key: string }>(undefined);
  const action = useMutation<Result, unknown, Asked<Input>>({
    mutationFn: ({ input }) => {
      const pressed = JSON.stringify(input) ?? '';
      if (unclear.current?.input !== pressed) {
        unclear.current = { input: pressed, key: createKey() };
      }
      return write(input, unclear.current.key);
    },
    onSuccess: (result, { input, isStillHere }) => {
      unclear.current = undefined;
      // The person who pressed has signed out.
      if (readToken() === null || !isStillHere()) return;
      void queryClient.invalidateQueries();
      onDone?.(result, input);
    },
    onError: (error, { isStillHere }) => {
      if (error instanceof ApiError && error.status < 500) unclear.current = undefined;
      if (isSignedOut(error) || readToken() === null || !isStillHere()) return;
      // The server may have stored it: refetch.
      void queryClient.invalidateQueries();
      showFailure(error, failed);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const mutate = (input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    action.mutate({ input, isStillHere: createSameUserCheck() });
  };
  return { ...action, mutate };
}

/** True if the session ended; the login screen explains it, and drafts stay. */
export function isSignedOut(error: unknown): boolean {
  if (error instanceof SessionEnded) return true;
  return error instanceof ApiError && error.body.code === 'not-signed-in';
}

export function showFailure(error: unknown, failed: string): void {
  showToast({
    title: shell.failures.title,
    description: `${failed} ${describeFailure(error)}`.trim(),
    variant: 'destructive',
  });
}
