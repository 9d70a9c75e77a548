// What a public form is: where it goes, what it sends, what it says. Each form is one such object;
// the page, the browser's sending and the sending without scripts all read it.
import type { PublicForm as FormName, Situation, SuccessPanel } from '#content/form-shape';

export type PublicForm = {
  name: FormName;
  endpoint: `/api/${string}`;
  /** The JSON that goes to the endpoint. */
  payload: (data: FormData) => Record<string, unknown>;
  sent: Situation;
  failed: Situation;
  success: SuccessPanel;
};

/** What came of sending: shown by the page, whoever sent it. */
export type FormOutcome =
  | { kind: 'sent'; reference: string; answers: Record<string, string | string[]> }
  | {
      kind: 'refused';
      problems: Record<string, string>;
      /** What was typed, to fill the page again when the browser could not keep it. */
      answers: Record<string, string | string[]>;
    }
  | { kind: 'failed'; message: string; answers: Record<string, string | string[]> };

/** What was typed, by field. Choices that may occur more than once are lists. */
export function typedIn(data: FormData): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = {};
  for (const key of new Set(data.keys())) {
    const all = data.getAll(key).map(String);
    typed[key] = all.length > 1 ? all : (all[0] ?? '');
  }
  return typed;
}
