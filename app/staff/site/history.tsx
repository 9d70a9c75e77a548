// What was published: who changed what and when, and a way back.
import { useState } from 'react';
import { shell } from '#text/staff/shell';
import { siteTexts } from '#text/staff/site';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { useJson } from '../data/queries';
import type { EditableField, SiteRelease } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText, formatMoment } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';
import { describeField } from './field-values';
import { BeforeAndAfter } from './publish-card';

const { history: text } = siteTexts;

export function History({ fields }: { fields: readonly EditableField[] }) {
  const query = useJson('/api/site-releases');
  const [asked, setAsked] = useState<SiteRelease>();
  return (
    <section className="mt-6" aria-labelledby="history">
      <h2 id="history" className="mb-2">
        {text.title}
      </h2>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.data?.length === 0 ? <p className="text-quiet">{text.none}</p> : null}
      <ol className="grid gap-3">
        {query.data?.map((release, at) => (
          <li key={release.id} className="staff-card p-4">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <div>
                <h3>
                  {fillText(text.entry, {
                    id: release.id,
                    moment: formatMoment(release.createdAt),
                    author: release.author,
                  })}
                </h3>
                {release.note === '' ? null : <p>{release.note}</p>}
                {release.restoredFrom === null ? null : (
                  <p>{fillText(text.restoredFrom, { id: release.restoredFrom })}</p>
                )}
              </div>
              {at === 0 ? (
                <p className="text-quiet">{text.current}</p>
              ) : (
                <button
                  type="button"
                  className="staff-button"
                  aria-label={fillText(text.restoreOf, { id: release.id })}
                  onClick={() => setAsked(release)}
                >
                  {text.restore}
                </button>
              )}
            </div>
            {release.changes.map(({ key, before, after }) => {
              const field = fields.find((each) => each.key === key);
              return field === undefined ? null : (
                <details key={key} className="mt-2">
                  <summary>{describeField(field)}</summary>
                  <BeforeAndAfter field={field} before={before} after={after} />
                </details>
              );
            })}
          </li>
        ))}
      </ol>
      {asked === undefined ? null : (
        <RestoreDialog release={asked} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

function RestoreDialog({
  release: { id },
  onClose,
}: {
  release: SiteRelease;
  onClose: () => void;
}) {
  const restore = useAction(
    (_: undefined, key) => post(`/api/site-releases/${id}/restore`, {}, key),
    {
      failed: text.restoreFailed,
      onDone: () => {
        showToast({ title: fillText(text.restored, { id }) });
        onClose();
      },
    },
  );
  return (
    <StaffDialog
      title={fillText(text.restoreTitle, { id })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={restore.isPending || undefined}
            onClick={() => restore.mutate(undefined)}
          >
            {text.restore}
          </button>
        </>
      }
    >
      <p>{text.restoreText}</p>
    </StaffDialog>
  );
}
