// Problems with an answer as codes with parameters; content holds the sentences in each language.

export type ProblemCode =
  | 'missing'
  | 'unanswered'
  | 'email'
  | 'url'
  | 'option'
  | 'formType'
  | 'amount'
  | 'amountOver'
  | 'amountStep'
  | 'giftType'
  | 'text'
  | 'characters'
  | 'tooLong'
  | 'tooLongBy'
  | 'yesNo'
  | 'people'
  | 'wholeNumber'
  | 'atLeast'
  | 'atMost'
  | 'birthDate'
  | 'realDate'
  | 'moment'
  | 'other';

export type ProblemParams = Readonly<Record<string, string | number>>;
export type Problem = { field: string; code: string; params?: ProblemParams };

/**
 * Encodes a problem as the message string of a valibot check. `label` is the content path of the field's
 * texts.
 */
export function encodeProblem(code: ProblemCode, params?: ProblemParams): string {
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`;
}

export function readProblem(field: string, message: string): Problem {
  const [, code, params] = /^([a-zA-Z]+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  // Hide a library's own message ("Invalid key: Expected …") from users.
  if (code === undefined)
    return { field, code: message.startsWith('Invalid ') ? 'other' : message };
  return params === undefined ? { field, code } : { field, code, params: JSON.parse(params) };
}

/**
 * The sentence for a problem; `labels` holds the field texts, looked up by the problem's `label` path.
 */
export function describeProblem(
  { field, code, params = {} }: Problem,
  sentences: Readonly<Record<string, string>>,
  labels: unknown,
  locale: string,
): string {
  const fallback =
    String(params.label ?? field)
      .split('.')
      .at(-1) ?? field;
  const label = labelAt(labels, String(params.label ?? '')) ?? fallback;
  const said = code === 'missing' ? missingAs(label) : code;
  const sentence = Object.hasOwn(sentences, said) ? (sentences[said] as string) : code;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'label') return label;
    const value = params[name];
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? whole);
  });
}

/** "Do you have a car? is required" reads wrong: a question gets "Please answer" instead. */
function missingAs(label: string): 'missing' | 'unanswered' {
  return label.endsWith('?') ? 'unanswered' : 'missing';
}

function labelAt(labels: unknown, path: string): string | undefined {
  let found: unknown = labels;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return typeof found === 'string' ? found : (found as { label?: string } | undefined)?.label;
}
