import { notifications as text } from '#text/staff/notifications';
import { notificationPaces } from '#text/staff/office-labels';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { NotificationSettings } from '../data/rows';
import { SelectField, TextField, TickField } from '../forms/fields';
import { ChangedNotice, DraftNotice, FailureNotice } from '../forms/form-notices';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';

const valuesOf = (row: NotificationSettings | undefined) => ({
  email: row?.email ?? '',
  phone: row?.phone ?? '',
  pace: row?.pace ?? 'at-once',
  getsDigest: row?.getsDigest ?? true,
  isOnCall: row?.isOnCall ?? false,
});

type Values = ReturnType<typeof valuesOf>;

/** Returns only changed fields: the list beside may have changed the on-call state. */
function changesOf(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const form = useStaffForm({
    draftKey: 'my-notifications',
    row: settings,
    about: { subject: 'staff', id: settings.id },
    valuesOf,
    send: (values, { before, row = settings }) =>
      change('PATCH', '/api/my-notifications', row.version, changesOf(before, values)),
    onSent: () => showToast({ title: text.saved }),
    failed: text.failed,
  });
  return (
    <form
      noValidate
      className="staff-card grid gap-3 p-4"
      aria-labelledby="my-notifications"
      {...form.props}
    >
      <h2 id="my-notifications">{text.mine}</h2>
      <DraftNotice form={form} />
      <ChangedNotice form={form} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={text.email}
        hint={text.emailHint}
        maxLength={254}
        autoComplete="email"
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={text.phone}
        hint={text.phoneHint}
        maxLength={40}
        autoComplete="tel"
      />
      <SelectField form={form} name="pace" label={text.pace} options={notificationPaces} />
      <TickField form={form} name="getsDigest" label={text.digest} />
      <TickField form={form} name="isOnCall" label={text.onCall} />
      <FailureNotice form={form} />
      <SubmitButton form={form} saving={shell.saving} className="justify-self-end">
        {text.submit}
      </SubmitButton>
    </form>
  );
}
