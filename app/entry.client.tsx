import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** From here on React handles presses itself; it replays earlier ones once it has hydrated the page. */
dispatchEvent(new Event('app-starts'));

function Started() {
  useEffect(() => {
    dispatchEvent(new Event('app-started'));
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Started />
    </StrictMode>,
  );
});
