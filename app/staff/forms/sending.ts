// Writes in flight, by draft key. They belong to no screen: a form that is
// reopened while its write is in flight waits for the response too; a form that was left does not.
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../../ui/store';
import { readDraft, storeDraft } from '../data/drafts';
import { queryClient } from '../data/query-client';
import { readToken } from '../data/session';
import { isSignedOut, showFailure } from '../data/use-action';

export type Versioned = { version: number };
/** Sent values and their idempotency key. The server may have stored them without a response. */
export type SentValues<Values> = { values: Values; key: string };
export type Draft<Values, Row> = {
  values: Values;
  row?: Row | undefined;
  sent?: SentValues<Values> | undefined;
};

type Outcome = { stored: unknown } | { cause: unknown };
type Sending = {
  /** The form's values when it was sent. */
  values: unknown;
  /** Open forms that wait for the outcome. */
  waiting: Set<(outcome: Outcome) => void>;
};

const sendings = createStore<ReadonlyMap<string, Sending>>(new Map());

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
export const isInFlight = (draftKey: string) => sendings.get().has(draftKey);

type Hearing<Values, Row> = {
  onStored: (sent: Values, stored: Row | undefined) => void;
  onFailed: (cause: unknown) => void;
};

/** True while a write of this form is in flight, from any of its instances. */
export function useSending<Values, Row>(draftKey: string, hearing: Hearing<Values, Row>): boolean {
  const sending = useStore(sendings).get(draftKey);
  const newest = useRef(hearing);
  newest.current = hearing;
  useLayoutEffect(() => {
    if (sending === undefined) return;
    const hear = (outcome: Outcome) => {
      if ('cause' in outcome) newest.current.onFailed(outcome.cause);
      else newest.current.onStored(sending.values as Values, outcome.stored as Row | undefined);
    };
    sending.waiting.add(hear);
    return () => {
      sending.waiting.delete(hear);
    };
  }, [sending]);
  return sending !== undefined;
}

type Order<Values, Row, Result> = Draft<Values, Row> & {
  draftKey: string;
  send: () => Promise<Result>;
  onSent: (result: Result) => void;
  onFailed?: (() => void) | undefined;
  failed: string;
};

/** True after the sender signed out: the next account must not see the outcome. */
const isOver = (cause?: unknown) => isSignedOut(cause) || readToken() === null;

export async function sendForm<Values, Row extends Versioned, Result>(
  order: Order<Values, Row, Result>,
): Promise<void> {
  const { draftKey, values } = order;
  const sending: Sending = { values, waiting: new Set() };
  sendings.set(new Map([...sendings.get(), [draftKey, sending]]));
  let outcome: Outcome;
  try {
    const result = await order.send();
    outcome = { stored: settle(order, result) };
  } catch (cause) {
    outcome = { cause };
    if (!isOver(cause)) {
      order.onFailed?.();
      // The form was left, so a toast reports the failure; its draft stays.
      if (sending.waiting.size === 0 && order.onFailed === undefined)
        showFailure(cause, order.failed);
    }
  }
  if (!('cause' in outcome && isOver(outcome.cause))) void queryClient.invalidateQueries();
  // Flush at once, so that stored text never shows beside an enabled button.
  flushSync(() => {
    for (const hear of sending.waiting) hear(outcome);
  });
  sendings.set(new Map([...sendings.get()].filter(([, one]) => one !== sending)));
}

/** After a save, deletes the draft. Input typed during the save becomes a new draft. */
function settle<Values, Row extends Versioned, Result>(
  { draftKey, values, row, onSent }: Order<Values, Row, Result>,
  result: Result,
): Row | undefined {
  const stored = row === undefined ? undefined : ((result as unknown as Row | undefined) ?? row);
  const draft = readDraft<Draft<Values, Row>>(draftKey);
  const isTypedOn = draft !== undefined && !isSame(draft.values, values);
  storeDraft(draftKey, isTypedOn ? { values: draft.values, row: stored } : undefined);
  if (!isOver()) onSent(result);
  return stored;
}
