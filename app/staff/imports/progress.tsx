import { fillText, formatNumber } from '../format/formats';

type ProgressProps = {
  /** A text with {done} and {total}. */
  label: string;
  done: number;
  total: number;
};

export function Progress({ label, done, total }: ProgressProps) {
  const counted = fillText(label, {
    done: formatNumber.format(done),
    total: formatNumber.format(total),
  });
  return (
    <div className="grid w-full max-w-xl gap-1">
      <p>{counted}</p>
      <progress
        className="h-3 w-full accent-accent"
        value={done}
        max={total}
        aria-label={counted}
      />
    </div>
  );
}
