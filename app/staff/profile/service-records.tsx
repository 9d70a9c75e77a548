import { useState } from 'react';
import { isCorrectable } from '#domain/cases/correction';
import { getLabel } from '#domain/vocabulary';
import { serviceTypes } from '#text/staff/case-labels';
import { foodDay } from '#text/staff/food-day';
import { profile } from '#text/staff/profile';
import { hasDraft } from '../data/drafts';
import type { ServiceRecord } from '../data/rows';
import { formatCount } from '../format/activity';
import { fillText, formatCalendarDay, formatDay } from '../format/formats';
import { useNow } from '../format/use-now';
import { ValueBadge } from '../shell/badge';
import { CorrectButton, MemberItems } from './member-items';
import { useServiceRecords } from './member-queries';
import { AddServiceRecord, CorrectServiceRecord } from './service-record-forms';

const { records: text } = profile;

export function ServiceRecords({ memberId }: { memberId: number }) {
  const query = useServiceRecords(memberId);
  return (
    <div className="grid gap-4">
      <AddServiceRecord memberId={memberId} />
      <MemberItems query={query} empty={text.empty}>
        {(record) => <RecordItem record={record} />}
      </MemberItems>
    </div>
  );
}

function RecordItem({ record }: { record: ServiceRecord }) {
  const now = useNow();
  // Reopen the form if it has a draft.
  const [isCorrecting, setCorrecting] = useState(() => hasDraft(`record-change:${record.id}`));
  const { quantity, quantityUnit } = record;
  const people = [
    quantity && quantityUnit ? formatCount(foodDay.amount[quantityUnit], quantity) : '',
    record.assignedTeamMember === '' ? '' : fillText(text.by, { name: record.assignedTeamMember }),
    record.partnerOrganization ? fillText(text.with, { name: record.partnerOrganization }) : '',
    record.followUpDate
      ? fillText(text.followUpOn, { date: formatCalendarDay(record.followUpDate) })
      : '',
  ].filter(Boolean);
  if (isCorrecting) {
    return (
      <li>
        <CorrectServiceRecord record={record} onClose={() => setCorrecting(false)} />
      </li>
    );
  }
  return (
    <li className="staff-card grid gap-1 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <strong>{getLabel(serviceTypes, record.serviceType)}</strong>
        <ValueBadge of="outcome" value={record.outcome} />
        <time className="grow text-quiet" dateTime={record.serviceDate}>
          {formatDay(record.serviceDate)}
        </time>
        {isCorrectable(new Date(record.createdAt), now) || record.outcome === 'in-progress' ? (
          <CorrectButton label={text.correct} onClick={() => setCorrecting(true)} />
        ) : null}
      </div>
      <p className="whitespace-pre-line">{record.description}</p>
      {people.length === 0 ? null : <p className="text-quiet">{people.join(' · ')}</p>}
    </li>
  );
}
