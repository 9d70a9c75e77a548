// Shows who else has a row open. A visible tab reports it at intervals, and reports when it leaves.
import { useEffect, useRef, useState } from 'react';
import type { PresenceSubject } from '#domain/messages';
import { live } from '#text/staff/live';
import { useStore } from '../../ui/store';
import { postTransient } from '../data/api';
import { useSession } from '../data/queries';
import { readToken } from '../data/session';
import { fillText } from '../format/formats';
import { Badge } from '../shell/badge';
import { presenceEvents } from './use-live';

const sayEveryMs = 30_000;
/** How long to wait for the live connection before the first announcement. */
const connectMs = 2_000;
const path = '/api/presence';

export function Presence({ of, id }: { of: PresenceSubject; id: number }) {
  const me = useSession()?.username;
  const [others, setOthers] = useState<readonly string[]>([]);
  const heard = useStore(presenceEvents);
  const sayNow = useRef(() => {});
  /** People who left while a response that still lists them was in flight. */
  const left = useRef(new Set<string>());

  useEffect(() => {
    let isLeft = false;
    let saying = new AbortController();
    const say = () => {
      clearTimeout(first);
      if (document.visibilityState === 'hidden') return;
      saying = new AbortController();
      left.current.clear();
      postTransient(path, { of, id, isHere: true }, saying.signal).then(
        (response) => {
          if (!isLeft) setOthers(response.others.filter((name) => !left.current.has(name)));
        },
        () => {},
      );
    };
    sayNow.current = say;
    // Before the live connection exists, its first event triggers the announcement; announcing here too would do it
    // twice.
    const first = setTimeout(say, presenceEvents.get().length > 0 ? 0 : connectMs);
    const timer = setInterval(say, sayEveryMs);
    const leave = () => {
      // A report in flight must not arrive after the final one.
      saying.abort();
      // The server would refuse a report after sign-out.
      if (readToken() !== null) void postTransient(path, { of, id, isHere: false }).catch(() => {});
    };
    addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [of, id]);

  useEffect(() => {
    // The connection was (re)established: report again.
    if (heard.some((event) => event.of === undefined)) sayNow.current();
    for (const { actor = '', isHere, ...opened } of heard) {
      if (opened.of !== of || opened.id !== id) continue;
      if (isHere) left.current.delete(actor);
      else left.current.add(actor);
      setOthers((before) => {
        const rest = before.filter((one) => one !== actor);
        return isHere ? [...rest, actor].toSorted() : rest;
      });
    }
  }, [heard, of, id]);

  const names = others.filter((name) => name !== me);
  const text = fillText(names.length === 1 ? live.presence.one : live.presence.many, {
    ...{ name: names[0] ?? '', names: names.join(', ') },
  });
  return (
    // The empty line reserves its space, so that nothing moves.
    <p className="presence no-print truncate" role="status">
      {names.length === 0 ? null : (
        <Badge tone="normal" title={text}>
          {text}
        </Badge>
      )}
    </p>
  );
}
