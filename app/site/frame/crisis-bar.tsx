import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { storeHelpPageEntrance } from '../../start/leave-quickly';
import { useText } from '../../text';
import { isHelpPage } from '../page-kinds';
import { QuickExit } from './quick-exit';

/** The slim bar at the top. On help pages it stays in view, with the quick exit. */
export function CrisisBar() {
  const { bar, emergency, lifeline } = useText('organization').crisis;
  const { pathname } = useLocation();
  const hasExit = isHelpPage(pathname);
  // Run before a form step returned by the server adds history entries.
  useLayoutEffect(() => storeHelpPageEntrance(hasExit), [hasExit]);
  return (
    <aside aria-label={bar.label} className="crisis-bar" data-stays={hasExit || undefined}>
      <p>
        <a href={emergency.href}>
          <strong>{bar.danger}</strong>
        </a>
        <a href={lifeline.call.href} className="wide-only">
          {bar.lifeline}
        </a>
        <a href={lifeline.call.href} className="narrow-only">
          {lifeline.call.text}
        </a>
        <a href={lifeline.text.href} className="narrow-only">
          {lifeline.text.text}
        </a>
      </p>
      {hasExit ? <QuickExit /> : null}
    </aside>
  );
}
