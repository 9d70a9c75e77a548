import { useParams } from 'react-router';
import { staffEvents as text } from '#text/staff/events';
import { shell } from '#text/staff/shell';
import { useJson } from '../data/queries';
import { Presence } from '../live/presence';
import { isNotFound, LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { EventForm } from './event-form';

export default function EventEditScreen() {
  const { id } = useParams();
  const isNew = id === undefined;
  const path = `/api/public-events/${Number(id)}` as const;
  const query = useJson(path, { isWanted: !isNew });
  if (isNew) {
    return (
      <>
        <ScreenHeader title={text.addTitle} />
        <EventForm />
      </>
    );
  }
  if (query.isPending) return <p role="status">{shell.loading}</p>;
  if (query.data === undefined) {
    if (isNotFound(query.error)) return <ScreenHeader title={text.notFound} />;
    return <LoadFailure of={query} />;
  }
  return (
    <>
      <ScreenHeader title={text.editTitle} />
      <Presence of="event" id={query.data.id} />
      <EventForm event={query.data} />
    </>
  );
}
