// A plain bar chart: drawn as SVG, said as a table right below it.
import { type ReactNode, useId } from 'react';
import { wholeNumber } from '../format/formats';
import { useIsPhone } from '../lists/use-is-wide';

export type Series = { name: string; tone: 'one' | 'two' | 'three' };
export type Bar = { label: string; values: readonly number[]; shown?: string };

type BarChartProps = { series: readonly Series[]; bars: readonly Bar[]; isUpright?: boolean };

/** As many as there are pixels, about: what is written in a chart then has its size. */
const widths = { desk: 520, phone: 320 };
/** Width of the label under a vertical bar. */
const labelWidth = 36;

/** Lying bars for names, upright ones for time. */
export function BarChart({ series, bars, isUpright = false }: BarChartProps) {
  const width = useIsPhone() ? widths.phone : widths.desk;
  const most = Math.max(1, ...bars.map((bar) => bar.values.reduce((sum, one) => sum + one, 0)));
  return (
    <>
      {series.length < 2 ? null : (
        <p className="mb-1 flex flex-wrap gap-3 text-tiny" aria-hidden>
          {series.map(({ name, tone }) => (
            <span key={name} className="flex items-center gap-1">
              <span className="chart-key" data-tone={tone} />
              {name}
            </span>
          ))}
        </p>
      )}
      {isUpright ? (
        <Upright series={series} bars={bars} most={most} width={width} />
      ) : (
        <Lying series={series} bars={bars} most={most} width={width} />
      )}
    </>
  );
}

type DrawnProps = {
  series: readonly Series[];
  bars: readonly Bar[];
  most: number;
  width: number;
};

function Lying({ series, bars, most, width }: DrawnProps) {
  const row = 26;
  const start = Math.min(190, width / 2 + 10);
  const scale = (width - start - 56) / most;
  return (
    <svg
      viewBox={`0 0 ${width} ${bars.length * row}`}
      className="chart"
      aria-hidden
      focusable="false"
    >
      {bars.map((bar, at) => {
        const total = bar.values.reduce((sum, one) => sum + one, 0);
        return (
          <g key={bar.label}>
            <text x={start - 8} y={at * row + 17} textAnchor="end">
              {bar.label}
            </text>
            <Stack
              values={bar.values}
              series={series}
              draw={(from, size, tone) => (
                <rect
                  key={tone}
                  data-tone={tone}
                  x={start + from * scale}
                  y={at * row + 5}
                  width={Math.max(size * scale, size > 0 ? 2 : 0)}
                  height={row - 10}
                />
              )}
            />
            <text x={start + total * scale + 6} y={at * row + 17}>
              {bar.shown ?? wholeNumber.format(total)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Upright({ series, bars, most, width }: DrawnProps) {
  const height = 170;
  const floor = height - 24;
  const step = width / Math.max(1, bars.length);
  // Without room for every label, show every second one and the newest; the table shows all.
  const isLabelled = (at: number) => step >= labelWidth || (bars.length - 1 - at) % 2 === 0;
  const scale = (floor - 18) / most;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="chart" aria-hidden focusable="false">
      <line x1={0} x2={width} y1={floor} y2={floor} />
      {bars.map((bar, at) => {
        const total = bar.values.reduce((sum, one) => sum + one, 0);
        const x = at * step + step * 0.15;
        return (
          <g key={bar.label}>
            <Stack
              values={bar.values}
              series={series}
              draw={(from, size, tone) => (
                <rect
                  key={tone}
                  data-tone={tone}
                  x={x}
                  y={floor - (from + size) * scale}
                  width={step * 0.7}
                  height={size * scale}
                />
              )}
            />
            <text x={x + step * 0.35} y={floor - total * scale - 5} textAnchor="middle">
              {total === 0 ? '' : wholeNumber.format(total)}
            </text>
            <text x={x + step * 0.35} y={height - 8} textAnchor="middle" className="chart-small">
              {isLabelled(at) ? bar.label : ''}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type StackProps = {
  values: readonly number[];
  series: readonly Series[];
  draw: (from: number, size: number, tone: Series['tone']) => ReactNode;
};

function Stack({ values, series, draw }: StackProps) {
  let from = 0;
  return values.map((size, at) => {
    const drawn = draw(from, size, series[at]?.tone ?? 'one');
    from += size;
    return drawn;
  });
}

type FigureProps = {
  title: string;
  note?: string;
  chart: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

/** A chart, its name and its table. */
export function Figure({ title, note, chart, columns, rows }: FigureProps) {
  const id = useId();
  return (
    <section className="staff-card grid content-start gap-3 p-4" aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        {note === undefined ? null : <span className="font-normal text-quiet">· {note}</span>}
      </h2>
      {chart}
      <table className="figure-table" aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stand for places in time or a closed list
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
