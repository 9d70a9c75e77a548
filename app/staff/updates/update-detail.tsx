import { Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { languageNames, staffLocale } from '#content/languages';
import { shell } from '#text/staff/shell';
import { audienceLabels, updateTexts as text } from '#text/staff/updates';
import { useJson } from '../data/queries';
import type { Update } from '../data/rows';
import { formatMoment } from '../format/formats';
import { Facts } from '../shell/facts';
import { isNotFound, LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { NoMailNotice, useAudiences } from './no-mail-notice';
import { RemoveDraft, SendUpdate, StopUpdate } from './update-actions';
import { UpdateState } from './update-columns';
import { formatPeopleCount, getUpdateSubject, isComplete } from './update-values';

export default function UpdateScreen() {
  const { id } = useParams();
  const query = useJson(`/api/updates/${Number(id)}`);
  if (query.isPending) return <p role="status">{shell.loading}</p>;
  if (query.data === undefined) {
    if (isNotFound(query.error)) return <ScreenHeader title={text.notFound} />;
    return <LoadFailure of={query} />;
  }
  const update = query.data;
  return (
    <>
      <ScreenHeader title={getUpdateSubject(update)}>
        <Link className="staff-button" to="/admin/updates">
          {text.back}
        </Link>
        {update.status === 'draft' ? (
          <Link className="staff-button" to={`/admin/updates/${update.id}/edit`}>
            <Pencil aria-hidden size={16} />
            {text.edit}
          </Link>
        ) : null}
      </ScreenHeader>
      <NoMailNotice />
      <div className="grid items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <section className="staff-card grid gap-4 p-4">
          <UpdateFacts update={update} />
          <UpdateActions update={update} />
        </section>
        <Preview update={update} />
      </div>
    </>
  );
}

function UpdateFacts({ update }: { update: Update }) {
  const { counts, startedAt, startedBy, recipients } = update;
  const size = useAudiences()?.[update.audience];
  const people = recipients ?? size;
  const facts = [
    {
      label: text.to,
      value: `${audienceLabels[update.audience]}${people === undefined ? '' : `, ${formatPeopleCount(people)}`}`,
      isWide: true,
    },
    { label: text.author, value: update.author },
  ];
  const progress =
    startedAt === null
      ? []
      : [
          { label: text.startedBy, value: startedBy },
          { label: text.startedAt, value: formatMoment(startedAt), isWide: true },
          ...(['sent', 'pending', 'failed', 'withdrawn'] as const).map((name) => ({
            label: text.counts[name],
            value: counts[name].toLocaleString(staffLocale),
          })),
        ];
  return (
    <>
      <p>
        <UpdateState update={update} />
      </p>
      <Facts facts={[...facts, ...progress]} />
      {counts.withdrawn > 0 ? <p className="text-tiny text-quiet">{text.withdrawnHint}</p> : null}
      {counts.failed > 0 ? (
        <Link className="text-link" to="/admin/outbox?kind=update&status=failed">
          {text.failedList}
        </Link>
      ) : null}
    </>
  );
}

function UpdateActions({ update }: { update: Update }) {
  const audiences = useAudiences();
  if (update.status === 'sending') return <StopUpdate update={update} />;
  if (update.status !== 'draft') return null;
  const size = audiences?.[update.audience] ?? 0;
  return (
    <>
      {!isComplete(update) ? (
        <p>{text.incomplete}</p>
      ) : audiences?.hasMail && size === 0 ? (
        <p>{text.nobody}</p>
      ) : audiences?.hasMail ? (
        <SendUpdate update={update} size={size} perMinute={audiences.perMinute} />
      ) : null}
      <RemoveDraft update={update} />
    </>
  );
}

function Preview({ update }: { update: Update }) {
  // Uses the preview's own version, so that the texts match the preview beside them.
  const query = useJson(`/api/updates/${update.id}/preview`);
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-2">
        {text.preview}
      </h2>
      {query.data === undefined ? (
        query.isError ? (
          <LoadFailure of={query} />
        ) : (
          <p role="status">{shell.loading}</p>
        )
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {query.data.map(({ language, from, subject, text: body }) => (
            <article key={language} className="staff-card min-w-0 p-4">
              <h3 className="mb-2">{languageNames[language]}</h3>
              <Facts
                isNarrow
                facts={[
                  { label: text.from, value: from },
                  { label: text.subject, value: <strong lang={language}>{subject}</strong> },
                ]}
              />
              <p lang={language} className="mt-3 whitespace-pre-line wrap-anywhere">
                {body}
              </p>
            </article>
          ))}
        </div>
      )}
    </section>
  );
}
