import { Bookmark, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { views as text } from '#text/staff/views';
import { fillText } from '../format/formats';
import { buildViewAddress, useViews } from './use-views';

/** Saved views in the menu, each with its number of rows. */
export function ViewMenu({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const views = useViews();
  const { pathname, search } = useLocation();
  const here = new URLSearchParams(search);
  here.sort();
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="views-title" className="mt-3">
      <h2 id="views-title" className="px-2.5 pb-1 text-tiny font-semibold">
        {text.menu}
      </h2>
      <ul className="grid gap-0.5">
        {views.map((view) => {
          const address = buildViewAddress(view);
          const Icon = view.isShared ? Users : Bookmark;
          return (
            <li key={view.id}>
              <Link
                to={address}
                className="rail-link"
                aria-current={address === `${pathname}?${here}` ? 'page' : undefined}
                aria-label={
                  view.count === undefined
                    ? undefined
                    : fillText(text.counted, { name: view.name, count: view.count })
                }
                onClick={onChoose}
              >
                <Icon aria-hidden size={16} className="flex-none" />
                <span className="grow">{view.name}</span>
                <span className="text-tiny">{view.count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
