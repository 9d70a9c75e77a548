// Facts and texts of the public site: edit, publish, look back, restore.
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { siteFieldLabels, siteTexts as text } from '#text/staff/site';
import { useJson } from '../data/queries';
import type { EditableField, SiteState } from '../data/rows';
import { Badge } from '../shell/badge';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { FieldDialog } from './field-dialog';
import { describeEdit, describeValue } from './field-values';
import { History } from './history';
import { PublishCard } from './publish-card';

export default function SiteScreen() {
  const query = useJson('/api/site');
  const [editedKey, setEditedKey] = useState<string>();
  const site = query.data;
  const edited = site?.fields.find(({ key }) => key === editedKey);
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 max-w-prose text-quiet">{text.intro}</p>
      {query.isError ? <LoadFailure of={query} /> : null}
      {site === undefined ? (
        <div className="skeleton h-96" aria-busy={!query.isError} />
      ) : (
        <>
          <Unfit unfit={site.unfit} />
          <PublishCard fields={site.fields} />
          {[...new Set(site.fields.map((field) => field.group))].map((group) => (
            <FieldGroup
              key={group}
              title={group === '' ? text.office : group}
              fields={site.fields.filter((field) => field.group === group)}
              onEdit={setEditedKey}
            />
          ))}
          <History fields={site.fields} />
        </>
      )}
      {edited === undefined ? null : (
        <FieldDialog key={edited.key} field={edited} onClose={() => setEditedKey(undefined)} />
      )}
    </>
  );
}

type FieldGroupProps = {
  title: string;
  fields: readonly EditableField[];
  onEdit: (key: string) => void;
};

function FieldGroup({ title, fields, onEdit }: FieldGroupProps) {
  return (
    <details className="staff-card mb-3 p-4" open={fields.some(({ group }) => group === '')}>
      <summary className="font-semibold">{title}</summary>
      <ul className="mt-3 grid gap-4">
        {fields.map((field) => (
          <li key={field.key} className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 grow basis-64">
              <h3 className="flex flex-wrap items-center gap-2">
                {siteFieldLabels[field.label]}
                {field.draft === null ? null : <Badge tone="high">{text.draft}</Badge>}
              </h3>
              {describeValue(field, field.draft?.value ?? field.published).map((line) => (
                <p key={line} className="line-clamp-3 whitespace-pre-line text-quiet">
                  {line}
                </p>
              ))}
            </div>
            <button
              type="button"
              className="staff-button"
              aria-label={describeEdit(field)}
              onClick={() => onEdit(field.key)}
            >
              <Pencil aria-hidden size={16} />
              {text.edit}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Unfit({ unfit }: Pick<SiteState, 'unfit'>) {
  if (unfit.length === 0) return null;
  return (
    <section className="staff-notice mb-5" data-tone="high">
      <h2>{text.unfit.title}</h2>
      <p>{text.unfit.text}</p>
      <ul>
        {unfit.map(({ key, value }) => (
          <li key={key}>
            {key}: {typeof value === 'string' ? value : JSON.stringify(value)}
          </li>
        ))}
      </ul>
    </section>
  );
}
