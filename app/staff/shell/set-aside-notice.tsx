import { fill } from '../format/formats';

type SetAsideNoticeProps = {
  /** What made it look automatic, where that was kept. */
  reason: string | null;
  text: { suspicious: string; release: string };
  isWaiting: boolean;
  onRelease: () => void;
};

/** What looked automatic waits here until a person has looked at it. */
export function SetAsideNotice({ reason, text, isWaiting, onRelease }: SetAsideNoticeProps) {
  return (
    <div className="staff-notice flex flex-wrap items-center gap-3" data-tone="high">
      <p>{fill(text.suspicious, { reason: reason ?? '' })}</p>
      <button
        type="button"
        className="staff-button"
        aria-disabled={isWaiting || undefined}
        onClick={onRelease}
      >
        {text.release}
      </button>
    </div>
  );
}
