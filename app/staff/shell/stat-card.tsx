import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { wholeNumber } from '../format/formats';

type StatCardProps = {
  label: string;
  value: number | undefined;
  to?: string;
  Icon?: LucideIcon;
  isAlarm?: boolean;
};

/** A number and, where it leads to one, the list of exactly that many rows. */
export function StatCard({ label, value, to, Icon, isAlarm = false }: StatCardProps) {
  const number =
    value === undefined ? (
      <span className="skeleton my-1 h-6 w-12" />
    ) : (
      <span className="text-figure font-bold">{wholeNumber.format(value)}</span>
    );
  const content = (
    <>
      <span className="flex items-center justify-between gap-2 text-quiet">
        {label}
        {Icon === undefined ? null : (
          <Icon
            aria-hidden
            size={18}
            className={isAlarm && (value ?? 0) > 0 ? 'text-alarm' : 'text-accent'}
          />
        )}
      </span>
      {number}
    </>
  );
  const shape = 'staff-card grid min-h-20 content-between gap-1 px-4 py-3';
  if (to === undefined) return <div className={shape}>{content}</div>;
  return (
    <Link to={to} className={`${shape} hover:border-accent`}>
      {content}
    </Link>
  );
}
