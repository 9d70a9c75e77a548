// The hook of every staff form: stores the input as a draft, sends it once, keeps it after a failure, and shows both
// versions when somebody else changed the row.
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { shell } from '#text/staff/shell';
import { ApiError, createKey } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { describeFailure } from '../data/api';
import { type Conflict, findConflict } from '../data/conflict';
import { readDraft, storeDraft } from '../data/drafts';
import { offerUndo } from '../data/undo';
import { isSignedOut } from '../data/use-action';
import { type EditedRow, useChangedBy } from '../live/use-changed-by';
import { groupProblemsByField, type Problems } from './problems-with';
import {
  type Draft,
  isInFlight,
  isSame,
  type SentValues,
  sendForm,
  useSending,
  type Versioned,
} from './sending';

export type FormValues = Record<string, string | boolean | readonly string[]>;

/** The stored values under the edit, and the idempotency key of the edit. */
type FormState<Values, Row> = { before: Values; row: Row | undefined; key: string };

type FormOptions<Values, Row, Result> = {
  draftKey: string;
  /** The row being edited, so that the form can name a colleague who changes it at the same time. */
  row?: Row | undefined;
  valuesOf: (row: Row | undefined) => Values;
  /** The row under edit, so that the form can name a colleague who changes it meanwhile. */
  about?: EditedRow;
  /** Returns problems by field before anything is sent. */
  check?: (values: Values, before: Values) => Problems;
  send: (values: Values, form: FormState<Values, Row>) => Promise<Result>;
  /** Called after a save, even if the user has moved to another screen. */
  onSent: (result: Result) => void;
  /** Called after a save while the form is still shown; only here may it close or navigate. */
  onDone?: () => unknown;
  onFailed?: () => void;
  /** Names the failed action; shown before the reason. */
  failed: string;
};

export type StaffForm<Values> = {
  values: Values;
  problems: Problems;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  isSending: boolean;
  isRestored: boolean;
  /** The colleague who changed the row since the form was opened. */
  changedBy: string | undefined;
  failure: string | undefined;
  conflict: FormConflict | undefined;
  submit: () => void;
  /** Discards the input; Undo restores it for a while. */
  discard: () => void;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  };
};

export type FormConflict = Pick<Conflict, 'changedBy' | 'changedAt'> & {
  /** The row's current values, as form values. */
  now: FormValues;
  /** Fields changed here that differ from the row's current values. */
  mine: string[];
  /** Fields that only the colleague changed; the form takes them over. */
  theirs: string[];
};

export function useStaffForm<Values extends FormValues, Row extends Versioned, Result>(
  options: FormOptions<Values, Row, Result>,
): StaffForm<Values> {
  const { draftKey, valuesOf, failed } = options;
  const { pathname } = useLocation();
  const [draft] = useState(() => readDraft<Draft<Values, Row>>(draftKey));
  // The row as it was when the form opened; differences from it are edits.
  const [row, setRow] = useState(draft?.row ?? options.row);
  const before = valuesOf(row);
  const [values, setValues] = useState(draft?.values ?? before);
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<FormConflict>();
  const [isRestored, setRestored] = useState(draft !== undefined);
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<SentValues<Values> | undefined>(draft?.sent);
  // The newest values, for callbacks that run after an await.
  const latest = useRef(values);
  latest.current = values;
  const isTyped = !isSame(values, before);
  const isSending = useSending<Values, Row>(draftKey, { onStored: take, onFailed: refuse });
  const { row: newest } = options;
  const seen = row?.version;
  // Without edits, follow the stored values.
  if (
    newest !== undefined &&
    seen !== undefined &&
    newest.version > seen &&
    !isTyped &&
    !isSending
  ) {
    setRow(newest);
    setValues(valuesOf(newest));
  }
  const changedBy = useChangedBy(options.about, { isTyped, seen, newest: newest?.version });
  useEffect(() => {
    storeDraft(draftKey, isTyped ? { values, row, sent: sent.current } : undefined);
  }, [draftKey, isTyped, values, row]);

  // Focus the first problem, also when the same fields fail again.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
  }, [problems]);

  /** Merges a conflict: keeps the fields edited here and takes over fields that only the colleague changed. */
  function meet({ current, changedBy, changedAt }: Conflict<Row>) {
    const now = valuesOf(current);
    const values = latest.current;
    const names = Object.keys(values);
    const typed = names.filter((name) => !isSame(values[name], before[name]));
    setRow(current);
    setValues({ ...now, ...Object.fromEntries(typed.map((name) => [name, values[name]])) });
    setConflict({
      now,
      mine: typed.filter((name) => !isSame(values[name], now[name])),
      theirs: names.filter((name) => !typed.includes(name) && !isSame(now[name], before[name])),
      ...(changedBy === undefined ? {} : { changedBy }),
      ...(changedAt === undefined ? {} : { changedAt }),
    });
  }

  /** Applies the stored row, and keeps input typed while the write was in flight. */
  function take(stored: Values, row: Row | undefined) {
    setRow(row);
    sent.current = undefined;
    if (!isSame(latest.current, stored)) return;
    setRestored(false);
    // During a navigation the address changes before the screen does; do not navigate a second time.
    if (location.pathname === pathname) options.onDone?.();
    setValues(valuesOf(row));
  }

  function refuse(cause: unknown) {
    if (isSignedOut(cause)) return;
    const met = findConflict<Row>(cause);
    if (met === undefined) setError(cause);
    else meet(met);
    if (cause instanceof ApiError)
      setProblems(groupProblemsByField(Object.entries(cause.body.fields), latest.current));
  }

  function send() {
    if (isInFlight(draftKey)) return;
    const found = options.check?.(values, before) ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setError(undefined);
    setConflict(undefined);
    const { onSent, onFailed } = options;
    const key = isSame(sent.current?.values, values)
      ? (sent.current?.key ?? createKey())
      : createKey();
    sent.current = { values, key };
    if (isTyped) storeDraft(draftKey, { values, row, sent: sent.current });
    void sendForm({
      ...{ draftKey, values, row, onSent, onFailed, failed },
      send: async () => options.send(values, { before, row, key }),
    });
  }

  function discard() {
    const thrown = { values, row, sent: sent.current };
    sent.current = undefined;
    setValues(before);
    setProblems({});
    setConflict(undefined);
    setRestored(false);
    storeDraft(draftKey, undefined);
    if (!isTyped) return;
    showToast({
      title: shell.discarded,
      ...offerUndo(() => {
        storeDraft(draftKey, thrown);
        // Keep the refused row: over a newer one, a colleague's change would look like an edit made here.
        setRow(thrown.row);
        setValues(thrown.values);
        sent.current = thrown.sent;
        showToast({ title: shell.draftBack });
      }),
    });
  }

  // Also report problems with fields that this form does not show.
  const unplaced = Object.keys(problems).flatMap((name) =>
    name in values ? [] : (problems[name] ?? []),
  );
  return {
    values,
    problems,
    set: (name, value) => {
      setValues((earlier) => ({ ...earlier, [name]: value }));
      setProblems(({ [name as string]: _, ...others }) => others);
    },
    isSending,
    isRestored: isRestored && !isSending,
    changedBy,
    failure:
      error === undefined
        ? undefined
        : [failed, describeFailure(error), ...unplaced].join(' ').trim(),
    conflict,
    submit: send,
    discard,
    props: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault();
        send();
      },
      // Ctrl+Enter also submits from a text area. A disabled button is not pressed.
      onKeyDown: (event) => {
        const { currentTarget: form, target } = event;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        // A dialog over the form handles its own keys.
        if (!form.contains(target as Node)) return;
        event.preventDefault();
        // Includes a button in the dialog's footer, outside the form element.
        const buttons = [...form.elements].filter((one) => one instanceof HTMLButtonElement);
        buttons.find(({ type }) => type === 'submit')?.click();
      },
    },
  };
}
