import { Link } from 'react-router';
import { shell } from '#text/staff/shell';
import { useSummary } from '../data/queries';
import { formatCount } from '../format/activity';

/** Opens the review list, and shows the number of pairs to review. */
export function DuplicatesLink({ className }: { className: string }) {
  const count = useSummary()?.possibleDuplicates ?? 0;
  return (
    <Link className={className} to="/admin/duplicates">
      {count === 0 ? shell.screens.duplicates : formatCount(shell.counted.duplicates, count)}
    </Link>
  );
}
