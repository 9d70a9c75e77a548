import { shell } from '#text/staff/shell';
import type { Summary } from '../data/rows';
import { pluralText } from '../format/activity';

/** The line under a count of active alerts; the tile counts all of them. */
export function criticalNote(summary: Summary | undefined): string | undefined {
  return summary && pluralText(shell.criticalOfThese, summary.criticalAlerts);
}
