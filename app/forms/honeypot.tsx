import { honeypotKeys } from './answers';

/** A field that only bots fill in: hidden from sight, from screen readers, and from the tab order. */
export function Honeypot() {
  return (
    <input
      type="text"
      name={honeypotKeys.honeypot}
      className="honeypot"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
    />
  );
}
