// Icons of the site's own controls, drawn on a 24 by 24 grid.

const paths = {
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  left: 'm15 5-7 7 7 7',
  mail: 'M3 5h18v14H3zM3 7l9 6 9-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  out: 'M7 17 17 7M8 7h9v9',
  pause: 'M9 5v14M15 5v14',
  phone:
    'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  pin: 'M12 21c-4-4.5-7-7.7-7-11.2a7 7 0 0 1 14 0C19 13.3 16 16.5 12 21ZM12 7.5v4.5',
  play: 'M8 5l11 7-11 7Z',
  right: 'm9 5 7 7-7 7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
} as const;

export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="glyph">
      <path d={paths[name]} />
    </svg>
  );
}
