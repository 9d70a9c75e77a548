// What needs the password once more asks for it, and then goes on where it was.
import { ApiError } from '../../api';
import { createStore } from '../../ui/store';
import { readToken } from './session';

type Asking = { answer: (isGiven: boolean) => void };

export const passwordAsked = createStore<Asking | undefined>(undefined);

/** Nobody is there any more to give it. */
export class SessionEnded extends Error {}

export async function confirmed<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.code !== 'confirm-first') throw error;
    const isGiven = await new Promise<boolean>((answer) => passwordAsked.set({ answer }));
    passwordAsked.set(undefined);
    if (isGiven) return send();
    throw readToken() === null ? new SessionEnded() : error;
  }
}
