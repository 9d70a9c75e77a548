// The page where a visitor signs up for updates. The form in the footer of every page posts here too.
import { useEffect, useRef } from 'react';
import { data, redirect, useActionData, useLocation } from 'react-router';
import { localizePath } from '#content/languages';
import { confirmationParameter } from '#domain/forms/confirmation';
import { textLimits } from '#domain/text/text';
import { confirmationQuery, confirmationSearch } from '../../forms/confirmation';
import { Honeypot } from '../../forms/honeypot';
import { apiContext } from '../../request-context';
import { useLanguage, useText } from '../../text';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getPageText, getRequestLanguage } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/newsletter';

export const handle: PageHandle = { query: confirmationQuery };

export function loader(args: Route.LoaderArgs) {
  return { text: getPageText(args, 'newsletter') };
}
export const shouldRevalidate = revalidateOnPageChange;

type Refusal = { problem: 'email' | 'tooMany' | 'failed'; email: string };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '');
  const response = await context.get(apiContext)('/api/newsletters', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': getRequestLanguage(request),
    },
    body: JSON.stringify({ email: typed('email'), homepage: typed('homepage') }),
  });
  // A reload then sends nothing, and the address is in no URL.
  if (response.ok)
    return redirect(new URL(request.url).pathname + confirmationSearch, { status: 303 });
  const { status } = response;
  const problem = status === 422 ? 'email' : status === 429 ? 'tooMany' : 'failed';
  return data({ problem, email: typed('email') } satisfies Refusal, { status });
}

export default function NewsletterPage() {
  const text = useText('newsletter');
  const isSent = new URLSearchParams(useLocation().search).has(confirmationParameter);
  return (
    <>
      <PageIntro title={text.title} intro={text.intro} />
      <div className="page-width grid gap-10 py-8">
        {isSent ? (
          <section role="status" className="sent-panel">
            <h2>{text.sent.title}</h2>
            <p>{text.sent.text}</p>
          </section>
        ) : (
          <SignUp />
        )}
        <section>
          <h2 className="text-xl">{text.steps.title}</h2>
          <ol className="mt-3 grid max-w-prose list-decimal gap-2 ps-6">
            {text.steps.items.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function SignUp() {
  const text = useText('newsletter');
  const refusal = useActionData() as Refusal | undefined;
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== undefined) input.current?.focus();
  }, [refusal]);
  return (
    <form method="post" action={localizePath(language, '/newsletter')} className="form">
      <div className="field">
        <label className="field-label" htmlFor="newsletter-email">
          {text.label}
        </label>
        <input
          ref={input}
          id="newsletter-email"
          className="field-control"
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={textLimits.email}
          defaultValue={refusal?.email}
          aria-invalid={refusal?.problem === 'email' || undefined}
          aria-describedby={refusal === undefined ? undefined : 'newsletter-problem'}
        />
        {refusal === undefined ? null : (
          <p id="newsletter-problem" role="alert" className="field-problem">
            {text.problems[refusal.problem]}
          </p>
        )}
      </div>
      <Honeypot />
      <button type="submit" className="button-primary">
        {text.button}
      </button>
    </form>
  );
}
