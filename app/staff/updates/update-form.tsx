import { useNavigate } from 'react-router';
import { languages } from '#content/languages';
import { textLimits } from '#domain/text/text';
import { shell } from '#text/staff/shell';
import { audienceLabels, updateTexts as text } from '#text/staff/updates';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { Update } from '../data/rows';
import { LongTextField, SelectField, TextField } from '../forms/fields';
import { ChangedNotice, DraftNotice, FailureNotice } from '../forms/form-notices';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';
import { buildUpdateBody, toUpdateValues, updateLabels } from './update-values';

export function UpdateForm({ update }: { update?: Update }) {
  const navigate = useNavigate();
  const { pathname } = location;
  const open = (path: string) => void navigate(path);
  const form = useStaffForm({
    draftKey: `update:${update?.id ?? 'new'}`,
    row: update,
    ...(update === undefined ? {} : { about: { subject: 'update', id: update.id } }),
    valuesOf: toUpdateValues,
    send: (values, { row, key }) =>
      row === undefined
        ? post('/api/updates', buildUpdateBody(values), key)
        : change('PATCH', `/api/updates/${row.id}`, row.version, buildUpdateBody(values)),
    onSent: (saved) => {
      showToast({ title: text.saved });
      if (location.pathname === pathname) open(`/admin/updates/${saved.id}`);
    },
    failed: text.failed,
  });
  return (
    <form noValidate {...form.props} className="staff-card grid max-w-5xl gap-4 p-4">
      <DraftNotice form={form} />
      <ChangedNotice form={form} />
      <SelectField
        form={form}
        name="audience"
        label={text.audience}
        hint={text.audienceHint}
        options={audienceLabels}
        className="max-w-sm"
      />
      <div className="grid gap-4 md:grid-cols-2">
        {languages.map((language) => (
          <div key={language} lang={language} className="grid content-start gap-4">
            <TextField
              form={form}
              name={`subject-${language}`}
              label={updateLabels[`subject-${language}`]}
              maxLength={textLimits.line}
            />
            <LongTextField
              form={form}
              name={`body-${language}`}
              label={updateLabels[`body-${language}`]}
              hint={text.bodyHint}
              rows={12}
              maxLength={textLimits.story}
            />
          </div>
        ))}
      </div>
      <FailureNotice form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="staff-button"
          onClick={() => {
            form.discard();
            open(update === undefined ? '/admin/updates' : `/admin/updates/${update.id}`);
          }}
        >
          {shell.cancel}
        </button>
        <SubmitButton form={form} saving={text.saving}>
          {text.save}
        </SubmitButton>
      </div>
    </form>
  );
}
