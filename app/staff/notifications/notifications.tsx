import { notifications as text } from '#text/staff/notifications';
import { shell } from '#text/staff/shell';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { BrowserAlarms } from './browser-alarms';
import { OnCall } from './on-call';
import { SettingsForm } from './settings-form';

export default function NotificationsScreen() {
  const may = usePermissions();
  const query = useJson('/api/my-notifications');
  if (query.data === undefined) {
    return query.isError ? <LoadFailure of={query} /> : <p role="status">{shell.loading}</p>;
  }
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 text-quiet">{text.intro}</p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <SettingsForm settings={query.data} />
        <div className="grid gap-4">
          <BrowserAlarms />
          {may('outbox') ? <OnCall /> : null}
        </div>
      </div>
    </>
  );
}
