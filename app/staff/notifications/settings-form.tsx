import { notifications as text } from '#content/en/staff/notifications';
import { paces } from '#domain/messages';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { NotificationSettings } from '../data/rows';
import { EntryForm } from '../forms/entry-form';
import { SelectField, TextField, TickField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';

const valuesOf = (row: NotificationSettings | undefined) => ({
  email: row?.email ?? '',
  phone: row?.phone ?? '',
  pace: row?.pace ?? 'at-once',
  getsDigest: row?.getsDigest ?? true,
  isOnCall: row?.isOnCall ?? false,
});

export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const form = useStaffForm({
    draftKey: 'my-notifications',
    row: settings,
    valuesOf,
    send: (values, _, row = settings) =>
      change<NotificationSettings>('PATCH', '/api/my-notifications', row.version, values),
    onSent: () => showToast({ title: text.saved }),
    failed: text.failed,
  });
  const wide = 'sm:col-span-2';
  return (
    <EntryForm form={form} title={text.mine} submit={text.submit} needs={[]}>
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
      <SelectField form={form} name="pace" label={text.pace} options={paces} className={wide} />
      <TickField form={form} name="getsDigest" label={text.digest} className={wide} />
      <TickField form={form} name="isOnCall" label={text.onCall} className={wide} />
    </EntryForm>
  );
}
