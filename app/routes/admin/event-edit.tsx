import { useQuery } from '@tanstack/react-query';
import { staffEvents as words } from '#content/en/staff/events';
import { shell } from '#content/en/staff/shell';
import { EventForm } from '../../components/admin/event-form';
import { ScreenHeader } from '../../components/admin/screen-header';
import { getJson } from '../../staff/api';
import type { PublicEvent } from '../../staff/rows';
import type { ScreenProps } from '../../staff/screens';

export default function EventEditScreen({ params }: ScreenProps) {
  const isNew = params.id === undefined;
  const path = `/api/public-events/${params.id}`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<PublicEvent>(path, signal),
    enabled: !isNew,
  });
  if (isNew) {
    return (
      <>
        <ScreenHeader title={words.addTitle} />
        <EventForm />
      </>
    );
  }
  if (query.isPending) return <p role="status">{shell.loading}</p>;
  if (query.data === undefined) return <ScreenHeader title={words.notFound} />;
  return (
    <>
      <ScreenHeader title={words.editTitle} />
      <EventForm event={query.data} />
    </>
  );
}
