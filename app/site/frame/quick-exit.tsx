// "Leave this site quickly", for visitors who must not be seen here. Without scripts it is a plain link;
// leave-quickly.ts does the rest.
import { useEffect } from 'react';
import { localizePath } from '#content/languages';
import { quickExitPath } from '#domain/forms/confirmation';
import { watchQuickExit } from '../../start/leave-quickly';
import { useLanguage, useText } from '../../text';
import { Tooltip } from '../../ui/tooltip';

export function QuickExit() {
  const { covering, destination, label, hint } = useText('navigation').quickExit;
  useEffect(watchQuickExit, []);
  return (
    <div className="quick-exit tooltip-end">
      <Tooltip text={hint}>
        <a
          href={localizePath(useLanguage(), quickExitPath)}
          rel="noreferrer"
          aria-describedby="quick-exit-hint"
          data-covering={covering}
          data-destination={destination}
        >
          {label}
        </a>
      </Tooltip>
      <span id="quick-exit-hint" hidden>
        {hint}
      </span>
    </div>
  );
}
