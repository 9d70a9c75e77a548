// Who else has a case open. A tab says so now and then while it is seen, and once more when it is left.
import { useEffect, useState } from 'react';
import { live } from '#text/staff/live';
import { useStore } from '../../ui/store';
import { tell } from '../data/api';
import { useSession } from '../data/queries';
import type { PresenceResponse } from '../data/rows';
import { fill } from '../format/formats';
import { presenceHeard } from './use-live';

const sayEveryMs = 30_000;
const path = '/api/presence';

export function Presence({ memberId }: { memberId: number }) {
  const me = useSession()?.username;
  const [others, setOthers] = useState<readonly string[]>([]);
  const heard = useStore(presenceHeard);

  useEffect(() => {
    let isLeft = false;
    const say = () => {
      if (document.visibilityState === 'hidden') return;
      tell<PresenceResponse>(path, { memberId, isHere: true }).then(
        (response) => {
          if (!isLeft) setOthers(response.others);
        },
        () => {},
      );
    };
    say();
    const timer = setInterval(say, sayEveryMs);
    const leave = () => void tell(path, { memberId, isHere: false }).catch(() => {});
    addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [memberId]);

  useEffect(() => {
    const name = heard?.actor;
    if (heard?.memberId !== memberId || name === undefined || name === me) return;
    setOthers((before) => {
      const rest = before.filter((one) => one !== name);
      return heard.isHere ? [...rest, name].toSorted() : rest;
    });
  }, [heard, memberId, me]);

  const names = others.filter((name) => name !== me);
  if (names.length === 0) return null;
  const text = names.length === 1 ? live.presence.one : live.presence.many;
  return (
    <p className="staff-notice no-print mb-4" data-tone="normal" role="status">
      {fill(text, { name: names[0] ?? '', names: names.join(', ') })}
    </p>
  );
}
