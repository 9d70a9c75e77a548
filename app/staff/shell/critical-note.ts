import { shell } from '#text/staff/shell';
import type { Summary } from '../data/rows';
import { formatCount } from '../format/activity';

/** The line under a count of active alerts; the tile counts all of them. */
export function describeCriticalAlerts(summary: Summary | undefined): string | undefined {
  return summary && formatCount(shell.criticalOfThese, summary.criticalAlerts);
}
