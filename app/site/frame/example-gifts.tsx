import { type FocusEvent, useEffect, useState } from 'react';
import { useMoney, useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Glyph } from '../glyph';

const visibleMs = 5_000;
const nextAfterMs = 6_000;

type ExampleGiftsProps = { onDonate: () => void; onDismiss: () => void };

export function ExampleGifts({ onDonate, onDismiss }: ExampleGiftsProps) {
  const ticker = useText('ticker');
  const { entries } = ticker;
  const organization = useText('organization');
  const money = useMoney();
  const [place, setPlace] = useState(() => Math.floor(Math.random() * entries.length));
  const [isVisible, setVisible] = useState(true);
  const [hasFocus, setFocus] = useState(false);
  /** Counts pointer moves: each restarts the full display time; a resting mouse does not extend it. */
  const [moves, setMoves] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the time anew
  useEffect(() => {
    if (hasFocus) return;
    const timer = isVisible
      ? setTimeout(setVisible, visibleMs, false)
      : setTimeout(() => {
          setPlace((now) => (now + 1) % entries.length);
          setVisible(true);
        }, nextAfterMs - visibleMs);
    return () => clearTimeout(timer);
  }, [isVisible, hasFocus, moves]);

  const gift = entries[place];
  if (!isVisible || gift === undefined) return null;
  const sentence = ticker.gave
    .replace('{name}', gift.name)
    .replace('{location}', gift.location)
    .replace('{amount}', money(gift.amount))
    .replace('{program}', gift.program);

  return (
    <section
      aria-label={ticker.label}
      className="ticker"
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setMoves(moves + 1);
      }}
      onFocus={() => setFocus(true)}
      onBlur={(event: FocusEvent) => {
        setFocus(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      <p className="kicker">{ticker.label}</p>
      <p>
        {sentence} <span className="text-muted">· {gift.timeAgo}</span>
      </p>
      <PageLink href={organization.links.donate} className="button-primary" onClick={onDonate}>
        {ticker.donate}
      </PageLink>
      <button type="button" aria-label={ticker.dismiss} onClick={onDismiss}>
        <Glyph name="close" />
      </button>
    </section>
  );
}
