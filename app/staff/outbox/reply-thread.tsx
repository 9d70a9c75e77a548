// What staff wrote back to somebody, and a place to write more. The draft in one's own mail program stays.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReadyReply } from '#content/vocabulary-shape';
import type { ThreadSubject } from '#domain/messages';
import { replies as text } from '#text/staff/replies';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useJson } from '../data/queries';
import type { Reply } from '../data/rows';
import { fill, momentOf } from '../format/formats';
import { type Addressee, readyReply } from '../format/mail-draft';
import { EntryForm } from '../forms/entry-form';
import { LongTextField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';
import { ValueBadge } from '../shell/badge';
import { LoadFailure } from '../shell/load-failure';

/** What this browser replied last with: often the same is asked all day. */
const lastKey = 'wwi_staff_reply';
const all = Object.entries(text.ready) as [ReadyReply, string][];

function lastReady(): ReadyReply {
  const last = localStorage.getItem(lastKey);
  return all.find(([which]) => which === last)?.[0] ?? 'touch';
}

type ReplyThreadProps = {
  /** The address of what is replied to. */
  path: string;
  subject: ThreadSubject;
  to: { id: number; version: number } & Addressee;
  /** Who came to reply finds a draft, and writes over it or sends it as it is. */
  isReplying: boolean;
};

export function ReplyThread(props: ReplyThreadProps) {
  const query = useJson<Reply[]>(`${props.path}/replies`);
  // As high as the window: nothing below is in reach until it stays where it is.
  if (query.isPending) return <div className="skeleton h-dvh" aria-busy />;
  return (
    <Thread
      {...props}
      written={query.data ?? []}
      failure={query.isError ? <LoadFailure of={query} /> : undefined}
    />
  );
}

type ThreadProps = ReplyThreadProps & { written: readonly Reply[]; failure: ReactNode };

function Thread({ path, subject, to, isReplying, written, failure }: ThreadProps) {
  // What is sent meanwhile, here or by a colleague, stands under the form: it stays where a hand is.
  const [before] = useState(new Set(written.map(({ id }) => id)));
  const draftKey = `reply:${path}`;
  const section = useRef<HTMLElement>(null);
  const ready = useRef(isReplying ? readyReply(lastReady(), to) : '');
  const form = useStaffForm({
    draftKey,
    // A message that is answered already stays as it is when somebody replies again.
    about: { subject, id: to.id, version: to.version + written.length },
    valuesOf: () => ({ body: ready.current }),
    send: (values, { formKey }) => post<Reply>(`${path}/replies`, values, formKey),
    onSent: () => showToast({ title: text.sent }),
    onDone: () => {
      // Once: what stands ready again is sent again.
      ready.current = '';
    },
    failed: text.failed,
  });
  // Once, when it is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts
  useEffect(() => {
    if (!isReplying) return;
    const field = section.current?.querySelector('textarea');
    field?.focus();
    field?.select();
    field?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className="grid gap-3" data-reply>
      <h3>{text.title}</h3>
      {failure}
      <Replies of={written.filter(({ id }) => before.has(id))} />
      <EntryForm
        form={form}
        title={text.form}
        hasHeading={false}
        submit={text.send}
        needs={['body']}
      >
        <ul className="flex flex-wrap gap-1 sm:col-span-2" aria-label={text.readyTitle}>
          {all.map(([which, label]) => (
            <li key={which}>
              <button
                type="button"
                className="staff-button"
                onClick={() => {
                  localStorage.setItem(lastKey, which);
                  form.set('body', readyReply(which, to));
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
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
      <Replies of={written.filter(({ id }) => !before.has(id))} />
    </section>
  );
}

const Replies = ({ of }: { of: readonly Reply[] }) =>
  of.map((reply) => (
    <article key={reply.id} className="staff-card grid gap-1 p-3">
      <p className="flex flex-wrap items-center gap-2 text-tiny text-quiet">
        {fill(text.by, { name: reply.author, moment: momentOf(reply.createdAt) })}
        <ValueBadge of="message" value={reply.status} />
      </p>
      <p className="whitespace-pre-line">{reply.body}</p>
    </article>
  ));
