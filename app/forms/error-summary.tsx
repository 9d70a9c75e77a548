import { useEffect, useRef } from 'react';
import { useText } from '../text';
import { focusPlace } from '../ui/focus-place';
import { fieldId } from './field-input';

/** Every problem of the form, each leading to its field. Takes the focus when it appears. */
type ErrorSummaryProps = { problems: Record<string, string>; attempts: number };

export function ErrorSummary({ problems, attempts }: ErrorSummaryProps) {
  const { one, many, title } = useText('forms').errorSummary;
  const element = useRef<HTMLDivElement>(null);
  const list = Object.entries(problems);
  // A new set of problems is a new summary to hear, also when the same fields are wrong again; a field
  // that is being mended must keep the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what it reacts to
  useEffect(() => {
    element.current?.focus();
  }, [attempts]);
  if (list.length === 0) return null;
  return (
    <div ref={element} tabIndex={-1} role="alert" className="error-summary">
      <h2 className="text-lg">{title}</h2>
      <p>{list.length === 1 ? one : many.replace('{count}', String(list.length))}</p>
      <ul>
        {list.map(([key, message]) => (
          <li key={key}>
            <a href={`#${fieldId(key)}`} onClick={focusPlace}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
