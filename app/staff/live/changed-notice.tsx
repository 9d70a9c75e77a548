import { useState } from 'react';
import { live } from '#text/staff/live';
import { useStore } from '../../ui/store';
import type { Member } from '../data/rows';
import { fill } from '../format/formats';
import { lastChanges } from './use-live';

/** Somebody else has changed the case since the form around this was opened. */
export function ChangedNotice({ member }: { member: Member }) {
  const [openedVersion] = useState(member.version);
  const changes = useStore(lastChanges);
  if (member.version === openedVersion) return null;
  return (
    <p className="staff-notice" data-tone="high" role="status">
      {fill(live.changedBy, { name: changes.get(member.id) ?? live.somebody })}
    </p>
  );
}
