// Says that somebody of the person's household was served on this day, and counts the households.
import { foodDay as text } from '#text/staff/food-day';
import { useJson } from '../data/queries';
import { formatCount } from '../format/activity';
import { fillText, formatTime } from '../format/formats';
import type { Service } from './day-queue';

type OfDay = Pick<Service, 'serviceType' | 'date'>;

function useServedHouseholds({ serviceType, date }: OfDay) {
  const asked = new URLSearchParams({ serviceType, date });
  return useJson(`/api/service-day/households?${asked}`, {
    // Ignore a year that is only partly typed.
    isWanted: date >= '2000',
    keepsPrevious: true,
  }).data;
}

export function HouseholdServed({ memberId, service }: { memberId: number; service: OfDay }) {
  const mate = useServedHouseholds(service)?.mates.find((one) => one.memberId === memberId);
  if (mate === undefined) return null;
  return (
    <span className="text-alarm">
      {fillText(text.mateServed[mate.relation], { time: formatTime(mate.at) })}
    </span>
  );
}

export function HouseholdCount({ service }: { service: OfDay }) {
  const total = useServedHouseholds(service)?.total ?? 0;
  return total === 0 ? null : formatCount(text.householdsCounted, total);
}
