// The page of a link in a mail: confirms a sign-up, or unsubscribes. Reading it changes nothing and asks the
// server nothing, because mail scanners open every link. Its button posts, and so do mail programs (RFC 8058).
import { data, useActionData } from 'react-router';
import { apiContext } from '../../request-context';
import { useText } from '../../text';
import { PageIntro } from '../page-intro';
import { getContent, getPagePath, getRequestLanguage, getText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import { TextWithPhoneLinks } from '../text-with-phone-links';
import type { Route } from './+types/link-page';

function kindOf(request: Request): 'confirm' | 'unsubscribe' {
  return getPagePath(request).startsWith('/newsletter/confirm/') ? 'confirm' : 'unsubscribe';
}

export function loader(args: Route.LoaderArgs) {
  const { request } = args;
  const kind = kindOf(request);
  const { title } = getContent(args).newsletter[kind];
  return { kind, text: { title, ...getText(args, 'newsletter') } };
}
export const shouldRevalidate = revalidateOnPageChange;

/** The token in the path is a secret: no other site, cache, or search engine may get it. */
export function headers() {
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
}

type Outcome = 'done' | 'unknown' | 'failed';

export async function action({ request, params, context }: Route.ActionArgs) {
  const kind = kindOf(request);
  const response = await context.get(apiContext)(`/api/newsletters/${kind}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': getRequestLanguage(request),
    },
    body: JSON.stringify({ token: params.token }),
  });
  const { status } = response;
  const outcome: Outcome = response.ok ? 'done' : status === 404 ? 'unknown' : 'failed';
  // No redirect: mail programs do not follow one after they post.
  return data(outcome, { status });
}

export default function LinkPage({ loaderData: { kind } }: Route.ComponentProps) {
  const text = useText('newsletter');
  const outcome = useActionData() as Outcome | undefined;
  const question = text[kind];
  if (outcome === 'done') return <Said {...question.done} />;
  if (outcome === 'unknown') return <Said {...text.unknown} />;
  return (
    <>
      <PageIntro title={question.title} intro={question.text} />
      <form method="post" className="form page-width py-8">
        {outcome === 'failed' ? (
          <p role="alert" className="field-problem">
            {text.problems.failed}
          </p>
        ) : null}
        <button type="submit" className="button-primary">
          {question.button}
        </button>
      </form>
    </>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div role="status">
      <PageIntro title={title}>
        <p className="max-w-prose text-lg">
          <TextWithPhoneLinks text={text} />
        </p>
      </PageIntro>
    </div>
  );
}
