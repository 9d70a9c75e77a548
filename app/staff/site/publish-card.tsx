// The changes that are not published yet: what they change in each language, and the button that publishes them.
import { useId, useState } from 'react';
import { siteTexts } from '#text/staff/site';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { EditableField, SiteDraft } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText } from '../format/formats';
import { describeField, describeValue, isHalfTranslated } from './field-values';

const { changes: text } = siteTexts;

export function PublishCard({ fields }: { fields: readonly EditableField[] }) {
  const id = useId();
  const [note, setNote] = useState('');
  const changed = fields.filter(({ draft }) => draft !== null);
  const publish = useAction(
    (body: { note: string; drafts: { id: number; version: number }[] }, key) =>
      post('/api/site-releases', body, key),
    {
      failed: text.publishFailed,
      onDone: () => {
        setNote('');
        showToast({ title: text.published });
      },
    },
  );
  const drafts = changed.flatMap(({ draft }) =>
    draft === null ? [] : [{ id: draft.id, version: draft.version }],
  );
  return (
    <section className="staff-card mb-5 p-4" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.title}</h2>
      {changed.length === 0 ? (
        <p className="text-quiet">{text.none}</p>
      ) : (
        <>
          <ul className="mt-2 grid gap-4">
            {changed.map((field) => (
              <ChangedField key={field.key} field={field} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <label className="staff-field grow basis-64">
              <span className="staff-label">{text.note}</span>
              <input
                className="staff-control"
                value={note}
                onChange={({ currentTarget }) => setNote(currentTarget.value)}
              />
            </label>
            <button
              type="button"
              className="staff-button staff-button-primary"
              aria-disabled={publish.isPending || undefined}
              onClick={() => publish.mutate({ note, drafts })}
            >
              {text.publish}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function ChangedField({ field }: { field: EditableField }) {
  const label = describeField(field);
  const discard = useAction(
    ({ id, version }: Pick<SiteDraft, 'id' | 'version'>) =>
      change('DELETE', `/api/site-drafts/${id}`, version),
    {
      failed: text.discardFailed,
      onDone: () => showToast({ title: text.discarded }),
    },
  );
  const { draft, published } = field;
  if (draft === null) return null;
  return (
    <li className="border-t border-edge pt-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3>{label}</h3>
        <button
          type="button"
          className="staff-button"
          aria-label={fillText(text.discardOf, { label })}
          aria-disabled={discard.isPending || undefined}
          onClick={() => discard.mutate({ id: draft.id, version: draft.version })}
        >
          {text.discard}
        </button>
      </div>
      <BeforeAndAfter field={field} before={published} after={draft.value} />
      {isHalfTranslated(field) ? (
        <p className="staff-notice mt-2" data-tone="high">
          {text.onlyOneLanguage}
        </p>
      ) : null}
    </li>
  );
}

type BeforeAndAfterProps = { field: EditableField; before: unknown; after: unknown };

/** Two lists, so that long texts can be compared line by line. */
export function BeforeAndAfter({ field, before, after }: BeforeAndAfterProps) {
  const sides = [
    [text.before, describeValue(field, before)],
    [text.after, describeValue(field, after)],
  ] as const;
  return (
    <dl className="mt-1 grid gap-3 md:grid-cols-2">
      {sides.map(([name, lines]) => (
        <div key={name}>
          <dt className="text-tiny font-semibold">{name}</dt>
          {lines.map((line) => (
            <dd key={line} className="whitespace-pre-line wrap-anywhere">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
