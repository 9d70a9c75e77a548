// The complete list of unopened emergencies.
import { Link } from 'react-router';
import { emergencies as text } from '#text/staff/emergencies';
import type { ListedEmergency } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { ItemList } from '../lists/item-list';
import { useList } from '../lists/use-list';
import { Badge } from '../shell/badge';
import { ScreenHeader } from '../shell/screen-header';
import { getEmergencyPath } from './emergency-path';

export default function EmergenciesScreen() {
  const list = useList({
    path: '/api/emergencies',
    filters: [],
    sort: '-createdAt',
  });
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 text-quiet">{text.intro}</p>
      <ItemList list={list} label={text.title} empty={text.empty}>
        {(emergency) => <EmergencyItem emergency={emergency} />}
      </ItemList>
    </>
  );
}

function EmergencyItem({ emergency }: { emergency: ListedEmergency }) {
  const { subject, subjectId, name, createdAt, needsReview } = emergency;
  return (
    <div className="staff-card flex flex-wrap items-center gap-3 p-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{name ?? (subjectId === null ? text.nameless : text.restricted)}</strong>
          {needsReview ? <Badge>{text.needsReview}</Badge> : null}
        </p>
        <p className="text-quiet">
          {fillText(text.received[subject], { when: formatMoment(createdAt) })}
        </p>
      </div>
      {subjectId === null ? null : (
        <Link className="staff-button" to={getEmergencyPath(subject, subjectId)}>
          {text.open}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </div>
  );
}
