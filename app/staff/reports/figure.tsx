// A named table of figures. Each row draws its values as one bar beside its numbers.
import { type ReactNode, useId } from 'react';

type Tone = 'one' | 'two' | 'three';
type FigureRow = {
  label: string;
  /** The lengths of the parts of the bar, one for each tone. */
  bar: readonly number[];
  cells: readonly ReactNode[];
};
type FigureProps = {
  title: string;
  note?: string;
  labelHeader: string;
  /** A column with a tone explains that color of the bar. */
  columns: readonly { header: string; tone?: Tone }[];
  rows: readonly FigureRow[];
};

const tones: readonly Tone[] = ['one', 'two', 'three'];

export function Figure({ title, note, labelHeader, columns, rows }: FigureProps) {
  const id = useId();
  const longest = Math.max(1, ...rows.map(({ bar }) => sumOf(bar)));
  return (
    <section className="staff-card grid content-start gap-3 p-4" aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        {note === undefined ? null : <span className="font-normal text-quiet">· {note}</span>}
      </h2>
      <table
        className="figure-table"
        data-columns={columns.length > 1 ? 'many' : 'one'}
        aria-labelledby={id}
      >
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            <td aria-hidden className="figure-bar" />
            {columns.map(({ header, tone }) => (
              <th key={header} scope="col">
                {tone === undefined ? null : (
                  <span aria-hidden className="figure-key" data-tone={tone} />
                )}
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, bar, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td aria-hidden className="figure-bar">
                <Bar parts={bar} longest={longest} />
              </td>
              {cells.map((cell, at) => (
                <td key={columns[at]?.header}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An SVG, because the content security policy refuses inline styles. */
function Bar({ parts, longest }: { parts: readonly number[]; longest: number }) {
  const percentOf = (value: number) => `${(value / longest) * 100}%`;
  return (
    <svg aria-hidden height="12" width="100%" focusable="false">
      {parts.map((part, at) => (
        <rect
          key={tones[at]}
          data-tone={tones[at]}
          x={percentOf(sumOf(parts.slice(0, at)))}
          width={percentOf(part)}
          height="12"
        />
      ))}
    </svg>
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
