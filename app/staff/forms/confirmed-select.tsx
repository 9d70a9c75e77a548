import { useRef, useState } from 'react';
import type { Labels } from '#domain/vocabulary';
import { shell } from '#text/staff/shell';
import { fillText } from '../format/formats';
import { Options } from './options';

type ConfirmedSelectProps<Value extends string> = {
  label: string;
  options: Labels;
  /** The label of the first option, which chooses nothing. */
  none?: string;
  value: Value;
  /** A write of its row is in flight: the select keeps the focus and changes nothing. */
  isWaiting?: boolean;
  onChoose: (value: Value) => void;
  className?: string;
};

/**
 * A select that acts at once on a choice by mouse or touch. Arrow keys only move; Enter or the button beside it
 * confirms.
 */
export function ConfirmedSelect<Value extends string>(props: ConfirmedSelectProps<Value>) {
  const { label, options, none, value, isWaiting = false, onChoose, className = '' } = props;
  const [looked, setLooked] = useState<Value>();
  const isByKey = useRef(false);

  function mean(next: Value) {
    setLooked(undefined);
    isByKey.current = false;
    if (next !== value && !isWaiting) onChoose(next);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left both
    <span
      className="inline-flex items-center gap-1"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLooked(undefined);
      }}
    >
      <select
        className={`staff-control ${className}`}
        aria-label={label}
        aria-disabled={isWaiting || undefined}
        value={looked ?? value}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={(event) => {
          isByKey.current = true;
          if (looked === undefined) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            mean(looked);
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            setLooked(undefined);
          }
        }}
        onChange={(event) => {
          const next = event.target.value as Value;
          if (!isByKey.current) mean(next);
          else setLooked(next === value ? undefined : next);
        }}
      >
        <Options of={options} {...(none === undefined ? {} : { none })} />
      </select>
      {looked === undefined ? null : (
        <button
          type="button"
          className="staff-button staff-button-primary"
          aria-disabled={isWaiting || undefined}
          // In browsers where a press does not focus a button, keep the focus in the select.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => mean(looked)}
        >
          {fillText(shell.setTo, { value: options[looked] ?? none ?? looked })}
        </button>
      )}
    </span>
  );
}
