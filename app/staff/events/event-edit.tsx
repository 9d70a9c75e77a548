import { useQuery } from '@tanstack/react-query';
import { staffEvents as words } from '#content/en/staff/events';
import { shell } from '#content/en/staff/shell';
import { getJson } from '../data/api';
import type { PublicEvent } from '../data/rows';
import type { ScreenProps } from '../screens';
import { ScreenHeader } from '../shell/screen-header';
import { EventForm } from './event-form';

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
