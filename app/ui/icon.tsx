// Icons that content can use, on a 24 by 24 grid. They are decorative: the text next to them says the same.
import type { IconName } from '#content/shape';

const paths: Record<IconName, string> = {
  briefcase: 'M3 8h18v12H3zM9 8V5h6v3M3 13h18M12 12v2.5',
  'calendar-heart':
    'M4 6h16v15H4zM8 3v5M16 3v5M12 18c-3-2-4-3.4-4-4.8a2 2 0 0 1 4-.4 2 2 0 0 1 4 .4c0 1.4-1 2.8-4 4.8Z',
  'external-link': 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  gift: 'M4 12h16v9H4zM3 8h18v4H3zM12 8v13M12 8c-6 0-6-5-3.5-5C11 3 12 8 12 8Zm0 0c6 0 6-5 3.5-5C13 3 12 8 12 8Z',
  'hand-helping':
    'M3 14h3l3-2h5a1.7 1.7 0 0 1 0 3.4h-3M13 15.4l5.5-3.2a1.6 1.6 0 0 1 1.7 2.7L14 19.5H7l-1 .5H3M12 9c-2.5-1.7-3.5-2.9-3.5-4.2A1.8 1.8 0 0 1 12 4.4a1.8 1.8 0 0 1 3.5.4C15.5 6.1 14.5 7.3 12 9Z',
  handshake:
    'M2 6l5-1 5 3 5-3 5 1v9h-3M2 15h3l6 5c1.5 1 2.5-.5 1.5-1.7M12 8l-4 4c1 1.7 3 1.3 4-.5l1.5-.5 5.5 5c1 1.3-.5 2.7-2 1.5M12.5 18.3l1.5 1c1.5 1 2.7-.5 1.7-1.8',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.5v.1',
  megaphone: 'M3 10v5h4l10 5V5L7 10ZM7 15l1.5 6h3L10 16.5M20 10a3.5 3.5 0 0 1 0 5',
  sprout: 'M12 21v-9M12 12C12 8 9 6 4 6c0 5 3 7 8 6ZM12 14c0-5 3-8 8-8 0 6-3 9-8 8ZM7 21h10',
  users:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14c2.2.8 3.5 3 3.5 6',
};

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className="icon">
      <path d={paths[name]} />
    </svg>
  );
}
