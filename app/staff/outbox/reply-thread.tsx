// What staff wrote back to somebody, and a place to write more. The draft in one's own mail program stays.

import type { ThreadSubject } from '#domain/messages';
import { replies as text } from '#text/staff/replies';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useJson } from '../data/queries';
import type { Reply } from '../data/rows';
import { fill, momentOf } from '../format/formats';
import { EntryForm } from '../forms/entry-form';
import { LongTextField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';
import { ValueBadge } from '../shell/badge';

const valuesOf = () => ({ body: '' });

type ReplyThreadProps = {
  /** The address of what is replied to. */
  path: string;
  subject: ThreadSubject;
  to: { id: number; version: number };
};

export function ReplyThread({ path, subject, to }: ReplyThreadProps) {
  const written = useJson<Reply[]>(`${path}/replies`).data ?? [];
  const draftKey = `reply:${path}`;
  const form = useStaffForm({
    draftKey,
    about: { subject, id: to.id, version: to.version },
    valuesOf,
    send: (values) => post<Reply>(`${path}/replies`, values, draftKey),
    onSent: () => showToast({ title: text.sent }),
    failed: text.failed,
  });
  return (
    <section className="grid gap-3" data-reply>
      <h3>{text.title}</h3>
      {written.map((reply) => (
        <article key={reply.id} className="staff-card grid gap-1 p-3">
          <p className="flex flex-wrap items-center gap-2 text-tiny text-quiet">
            {fill(text.by, { name: reply.author, moment: momentOf(reply.createdAt) })}
            <ValueBadge of="message" value={reply.status} />
          </p>
          <p className="whitespace-pre-line">{reply.body}</p>
        </article>
      ))}
      <EntryForm
        form={form}
        title={text.form}
        hasHeading={false}
        submit={text.send}
        needs={['body']}
      >
        <LongTextField
          form={form}
          name="body"
          label={text.label}
          hint={text.hint}
          rows={5}
          maxLength={5000}
          className="sm:col-span-2"
        />
      </EntryForm>
    </section>
  );
}
