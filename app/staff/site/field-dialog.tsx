// Edits one field of the site: its draft, in every language.
import { useId, useState } from 'react';
import { languageNames, languages } from '#content/languages';
import type { OfficeHours } from '#domain/organization';
import { shell } from '#text/staff/shell';
import { siteTexts as text } from '#text/staff/site';
import { ApiError } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { EditableField } from '../data/rows';
import { useAction } from '../data/use-action';
import { StaffDialog } from '../shell/staff-dialog';
import { FieldProblem } from './field-problem';
import { describeEdit, describeField, type Translations } from './field-values';
import { HoursFields } from './hours-fields';

type Problems = Record<string, string>;

export function FieldDialog({ field, onClose }: { field: EditableField; onClose: () => void }) {
  const { draft, published, key, kind, isTranslated } = field;
  const [value, setValue] = useState<unknown>(draft === null ? published : draft.value);
  const [problems, setProblems] = useState<Problems>({});
  const save = useAction(
    async (next: { value: unknown }, idempotencyKey) => {
      setProblems({});
      try {
        return draft === null
          ? await post('/api/site-drafts', { key, value: next.value }, idempotencyKey)
          : await change('PATCH', `/api/site-drafts/${draft.id}`, draft.version, next);
      } catch (error) {
        if (error instanceof ApiError) setProblems(error.body.fields);
        throw error;
      }
    },
    {
      failed: text.saveFailed,
      onDone: () => {
        showToast({ title: text.saved });
        onClose();
      },
    },
  );
  const shared = { field, problems };
  return (
    <StaffDialog
      title={describeEdit(field)}
      isOpen
      isWide
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={save.isPending || undefined}
            onClick={() => save.mutate({ value })}
          >
            {text.save}
          </button>
        </>
      }
    >
      {kind === 'hours' ? (
        <HoursFields hours={value as OfficeHours} problems={problems} onChange={setValue} />
      ) : isTranslated ? (
        <>
          <p className="mb-3 text-quiet">{text.fieldHint}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {languages.map((language) => (
              <TextField
                key={language}
                {...shared}
                label={languageNames[language]}
                name={`value.${language}`}
                lang={language}
                value={(value as Translations)[language] ?? ''}
                onChange={(next) => setValue({ ...(value as Translations), [language]: next })}
              />
            ))}
          </div>
        </>
      ) : (
        <TextField
          {...shared}
          label={describeField(field)}
          name="value"
          value={String(value)}
          onChange={setValue}
        />
      )}
    </StaffDialog>
  );
}

type TextFieldProps = {
  field: EditableField;
  problems: Problems;
  label: string;
  /** The name of the field in the server's problems. */
  name: string;
  lang?: string;
  value: string;
  onChange: (value: string) => void;
};

function TextField({ field, problems, label, name, lang, value, onChange }: TextFieldProps) {
  const id = useId();
  const problem = problems[name];
  const control = {
    id,
    lang,
    value,
    className: 'staff-control',
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  return (
    <div className="staff-field">
      <label className="staff-label" htmlFor={id}>
        {label}
      </label>
      {field.kind === 'text' ? (
        <textarea
          {...control}
          rows={field.maxLength > 500 ? 12 : 5}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...control}
          type={field.kind === 'phone' ? 'tel' : field.kind === 'email' ? 'email' : 'text'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
    </div>
  );
}
