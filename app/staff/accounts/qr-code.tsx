import { encode } from 'uqr';

/** Black on white in both color schemes, with the margin that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="size-44 flex-none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
