import { useEffect, useRef } from 'react';
import { useText } from '../text';
import { focusLinkTarget } from '../ui/focus-target';
import { getFieldId } from './field-input';
import { FailureText } from './form-frame';
import type { SentForm } from './use-public-form';

/** Lists every problem with a link to its field; takes the focus when it appears. */
export function ErrorSummary({ form: { outcome, problems, attempts } }: { form: SentForm }) {
  const { one, many, title } = useText('forms').errorSummary;
  const element = useRef<HTMLDivElement>(null);
  const list = Object.entries(problems);
  // Each attempt announces a new summary, even with the same fields. On a page returned by the server, a
  // field that already has the focus keeps it.
  useEffect(() => {
    if (attempts > 0 || document.activeElement === document.body) element.current?.focus();
  }, [attempts]);
  const isFailed = outcome?.kind === 'failed' && attempts === 0;
  if (list.length === 0 && !isFailed) return null;
  return (
    <div ref={element} tabIndex={-1} role="alert" className="error-summary">
      {isFailed ? (
        <FailureText failure={outcome.failure} />
      ) : (
        <>
          <h2 className="text-lg">{title}</h2>
          <p>{list.length === 1 ? one : many.replace('{count}', String(list.length))}</p>
          <ul>
            {list.map(([key, message]) => (
              <li key={key}>
                <a href={`#${getFieldId(key)}`} onClick={focusLinkTarget}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
