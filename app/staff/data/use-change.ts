// A write from a screen: once it has happened, nothing that was read before counts as fresh.
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api';
import { queryClient } from './query-client';

type ChangeOptions<Result, Input> = {
  onDone?: (result: Result, input: Input) => void;
  onFailed?: (error: unknown, input: Input) => void;
};

export function useChange<Result, Input = void>(
  write: (input: Input) => Promise<Result>,
  { onDone, onFailed }: ChangeOptions<Result, Input> = {},
) {
  return useMutation<Result, unknown, Input>({
    mutationFn: write,
    onSuccess: (result, input) => {
      void queryClient.invalidateQueries();
      onDone?.(result, input);
    },
    onError: (error, input) => {
      // The login screen says that the session has ended; what was typed is kept.
      if (error instanceof ApiError && error.code === 'not-signed-in') return;
      // Somebody else may have been faster: show what is true now.
      void queryClient.invalidateQueries();
      onFailed?.(error, input);
    },
  });
}
