// The staff replies to a message or a form, and the form for the next one.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReadyReply } from '#content/vocabulary-shape';
import type { ThreadSubject } from '#domain/messages';
import { replies as text } from '#text/staff/replies';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useJson } from '../data/queries';
import type { Reply } from '../data/rows';
import { fillText, formatMoment, formatPhone, toDialable } from '../format/formats';
import { type Addressee, buildReadyReply, replaceDraftText } from '../format/mail-draft';
import { EntryForm } from '../forms/entry-form';
import { LongTextField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';
import { ValueBadge } from '../shell/badge';
import { LoadFailure } from '../shell/load-failure';
import { describeSendReason } from './send-reason';

/** Remembers the last standard reply of this browser, because it is often used again. */
const lastKey = 'wwi_staff_reply';
const all = Object.entries(text.ready) as [ReadyReply, string][];

function lastReady(): ReadyReply {
  const last = localStorage.getItem(lastKey);
  return all.find(([which]) => which === last)?.[0] ?? 'touch';
}

type Recipient = Addressee & {
  id: number;
  version: number;
  /** A link that opens a draft in the person's own mail program. */
  mailDraft: string;
  phone?: string;
};

type ReplyThreadProps = {
  /** The API path of the message or form. */
  path: `/api/${'contacts' | 'get-involved-submissions'}/${number}`;
  subject: ThreadSubject;
  to: Recipient;
  /** True if the user came to reply: the form then starts with a standard reply. */
  isReplying: boolean;
};

export function ReplyThread(props: ReplyThreadProps) {
  const query = useJson(`${props.path}/replies`);
  const state = useJson('/api/outbox/state');
  // As high as the window, so that nothing below moves while it loads.
  if (query.isPending || state.isPending) return <div className="skeleton h-dvh" aria-busy />;
  return (
    <Thread
      {...props}
      written={query.data ?? []}
      hasMail={state.data?.hasMail !== false}
      failure={query.isError ? <LoadFailure of={query} /> : undefined}
    />
  );
}

type ThreadProps = ReplyThreadProps & {
  written: readonly Reply[];
  hasMail: boolean;
  failure: ReactNode;
};

function Thread({ path, subject, to, isReplying, written, hasMail, failure }: ThreadProps) {
  // Show a reply that was sent after opening below the form, so that the form does not move.
  const [before] = useState(new Set(written.map(({ id }) => id)));
  const section = useRef<HTMLElement>(null);
  // Runs once per opening.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts
  useEffect(() => {
    if (!isReplying) return;
    const place = section.current?.querySelector<HTMLElement>('textarea, [data-no-mail] a');
    place?.focus();
    if (place instanceof HTMLTextAreaElement) place.select();
    place?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className="grid gap-3" data-reply>
      <h3>{text.title}</h3>
      {failure}
      <Replies of={written.filter(({ id }) => before.has(id))} to={to} />
      {hasMail ? (
        <NewReply {...{ path, to, isReplying }} about={{ subject, written: written.length }} />
      ) : (
        <div className="staff-notice no-print grid gap-2" data-tone="high" data-no-mail>
          <p>{text.noMail}</p>
          <OtherWays to={to} draft={to.mailDraft} />
          <ReadyReplies>
            {(which, label) => (
              <a
                className="staff-button"
                href={replaceDraftText(to.mailDraft, buildReadyReply(which, to))}
              >
                {label}
              </a>
            )}
          </ReadyReplies>
        </div>
      )}
      <Replies of={written.filter(({ id }) => !before.has(id))} to={to} />
    </section>
  );
}

type NewReplyProps = Pick<ReplyThreadProps, 'path' | 'to' | 'isReplying'> & {
  about: { subject: ThreadSubject; written: number };
};

function NewReply({ path, to, isReplying, about }: NewReplyProps) {
  const ready = useRef(isReplying ? buildReadyReply(lastReady(), to) : '');
  const form = useStaffForm({
    draftKey: `reply:${path}`,
    // A further reply leaves an answered message answered.
    about: { subject: about.subject, id: to.id, version: to.version + about.written },
    valuesOf: () => ({ body: ready.current }),
    send: (values, { key }) => post(`${path}/replies`, values, key),
    onSent: () => showToast({ title: text.stored }),
    onDone: () => {
      // Only once, or a refilled standard reply could be sent again.
      ready.current = '';
    },
    failed: text.failed,
  });
  return (
    <EntryForm form={form} title={text.form} hasHeading={false} submit={text.send} needs={['body']}>
      <ReadyReplies>
        {(which, label) => (
          <button
            type="button"
            className="staff-button"
            onClick={() => {
              localStorage.setItem(lastKey, which);
              form.set('body', buildReadyReply(which, to));
            }}
          >
            {label}
          </button>
        )}
      </ReadyReplies>
      <LongTextField
        form={form}
        name="body"
        label={text.label}
        hint={text.hint}
        rows={8}
        maxLength={5000}
        className="sm:col-span-2"
      />
    </EntryForm>
  );
}

type ReadyRepliesProps = { children: (which: ReadyReply, label: string) => ReactNode };

function ReadyReplies({ children }: ReadyRepliesProps) {
  return (
    <ul className="col-span-full flex flex-wrap gap-1" aria-label={text.readyTitle}>
      {all.map(([which, label]) => (
        <li key={which}>{children(which, label)}</li>
      ))}
    </ul>
  );
}

/** Ways to write or call that need no mail server. */
function OtherWays({ to, draft }: { to: Recipient; draft: string }) {
  return (
    <p className="flex flex-wrap gap-2">
      <a className="staff-button" href={draft}>
        {text.draft}
      </a>
      {to.phone ? (
        <a className="staff-button" href={`tel:${toDialable(to.phone)}`}>
          {fillText(text.call, { phone: formatPhone(to.phone) })}
        </a>
      ) : null}
    </p>
  );
}

const Replies = ({ of, to }: { of: readonly Reply[]; to: Recipient }) =>
  of.map((reply) => (
    <article key={reply.id} className="staff-card grid gap-1 p-3">
      <p className="flex flex-wrap items-center gap-2 text-tiny text-quiet">
        {fillText(text.by, { name: reply.author, moment: formatMoment(reply.createdAt) })}
        <ValueBadge of="message" value={reply.status} />
      </p>
      <p className="whitespace-pre-line">{reply.body}</p>
      <NotSent reply={reply} to={to} />
    </article>
  ));

/** Offers no mail to a withdrawn reply: mail turned out not to be safe for the person. */
function NotSent({ reply: { status, lastError, body }, to }: { reply: Reply; to: Recipient }) {
  if (status !== 'failed' && status !== 'withdrawn') return null;
  return (
    <div className="staff-notice grid gap-2">
      <p>
        <strong>{text.notSent}</strong> {lastError === null ? null : describeSendReason(lastError)}
      </p>
      {status === 'failed' ? (
        <OtherWays to={to} draft={replaceDraftText(to.mailDraft, body)} />
      ) : null}
    </div>
  );
}
