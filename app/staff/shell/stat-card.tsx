import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { shell } from '#text/staff/shell';
import { usePermissions } from '../data/permissions';
import { useSummaryQuery } from '../data/queries';
import { formatNumber } from '../format/formats';
import { getRequiredPermission } from '../screen-needs';

type StatCardProps = {
  label: string;
  value: number | undefined;
  to?: string;
  Icon?: LucideIcon;
  isAlarm?: boolean;
  /** One line under the number. */
  note?: string | undefined;
};

/** A number, with a link to exactly its rows if it has one. */
export function StatCard({ label, value, to, Icon, isAlarm = false, note }: StatCardProps) {
  const { isError } = useSummaryQuery();
  const may = usePermissions();
  const number =
    value === undefined && isError ? (
      <span className="text-quiet">{shell.failures.noFigure}</span>
    ) : value === undefined ? (
      <span className="skeleton my-0.5 h-5 w-12 sm:h-7" />
    ) : (
      <span className="whitespace-nowrap text-lead font-bold sm:text-figure">
        {formatNumber.format(value)}
      </span>
    );
  const content = (
    <>
      <span className="flex justify-between gap-2 text-quiet max-sm:text-tiny sm:items-center">
        {label}
        {Icon === undefined ? null : (
          <Icon
            aria-hidden
            size={18}
            className={`max-sm:hidden ${isAlarm && (value ?? 0) > 0 ? 'text-alarm' : 'text-accent'}`}
          />
        )}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {number}
        {note === undefined ? null : <span className="text-tiny text-quiet">{note}</span>}
      </span>
    </>
  );
  const shape = 'staff-card grid content-between gap-x-1 px-2 py-1.5 sm:px-4 sm:py-2';
  if (to === undefined || !may(getRequiredPermission(to)))
    return <div className={shape}>{content}</div>;
  return (
    <Link to={to} className={`${shape} hover:border-accent`}>
      {content}
    </Link>
  );
}
