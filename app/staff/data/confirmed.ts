// Asks for the password again when the server requires it, then repeats the request.
import { ApiError } from '../../api/request';
import { createStore } from '../../ui/store';
import { readToken } from './session';

type Asking = { answer: (isGiven: boolean) => void; isGiven: Promise<boolean> };

export const passwordPrompt = createStore<Asking | undefined>(undefined);

/** Thrown when the session ends while the password prompt is open. */
export class SessionEnded extends Error {}

/** Asks once at a time; further callers share the answer. */
function ask(): Promise<boolean> {
  const open = passwordPrompt.get();
  if (open !== undefined) return open.isGiven;
  let answer: Asking['answer'] = () => {};
  const isGiven = new Promise<boolean>((resolve) => {
    answer = resolve;
  }).finally(() => passwordPrompt.set(undefined));
  passwordPrompt.set({ answer, isGiven });
  return isGiven;
}

export async function runConfirmed<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.code !== 'confirm-first') throw error;
    if (await ask()) return send();
    throw readToken() === null ? new SessionEnded() : error;
  }
}
