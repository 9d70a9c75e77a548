// What to enter where a cell of a needed field is empty.
import { useId } from 'react';
import { hasChoices, type ImportFieldName } from '#domain/imports/import-fields';
import { importTexts as text } from '#text/staff/imports';
import { fillText } from '../format/formats';
import { choiceOptions } from './column-summary';
import { fieldsToFill, type ImportDraft } from './import-draft';
import type { FileTable } from './parse-file';

type FallbackFieldsProps = {
  table: FileTable;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
};

export function FallbackFields({ table, draft, onChange }: FallbackFieldsProps) {
  const fields = fieldsToFill(table, draft.columns);
  if (fields.length === 0) return null;
  const set = (field: ImportFieldName, value: string) => {
    const { [field]: _, ...others } = draft.fallbacks;
    onChange({ ...draft, fallbacks: value === '' ? others : { ...others, [field]: value } });
  };
  return (
    <section className="grid gap-2" aria-labelledby="import-fallbacks">
      <h2 id="import-fallbacks">{text.columns.fallbacks}</h2>
      <p className="max-w-prose text-quiet">{text.columns.fallbacksIntro}</p>
      <div className="staff-card grid gap-3 p-4 sm:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <Fallback
            key={field}
            field={field}
            hasColumn={draft.columns.some((column) => column?.field === field)}
            value={draft.fallbacks[field] ?? ''}
            onChange={(value) => set(field, value)}
          />
        ))}
      </div>
    </section>
  );
}

type FallbackProps = {
  field: ImportFieldName;
  hasColumn: boolean;
  value: string;
  onChange: (value: string) => void;
};

function Fallback({ field, hasColumn, value, onChange }: FallbackProps) {
  const id = useId();
  return (
    <div className="staff-field content-start">
      <label htmlFor={id} className="staff-label">
        {fillText(text.columns.fallbackFor, { field: text.fields[field] })}
      </label>
      {hasChoices(field) ? (
        <select
          id={id}
          className="staff-control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text.columns.notDecided}</option>
          {Object.entries(choiceOptions(field)).map(([option, shown]) => (
            <option key={option} value={option}>
              {shown}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="staff-control"
          value={value}
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {hasColumn ? null : <p className="staff-hint">{text.columns.missing}</p>}
    </div>
  );
}
