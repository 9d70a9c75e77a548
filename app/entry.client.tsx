import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { serviceWorkerPath } from '#domain/offline';

/** From here on React handles presses itself; it replays earlier ones once it has hydrated the page. */
dispatchEvent(new Event('app-starts'));

function Started() {
  useEffect(() => {
    dispatchEvent(new Event('app-started'));
    // It shows our own page when the server cannot be reached, which helps nobody who develops.
    if (import.meta.env.PROD) navigator.serviceWorker?.register(serviceWorkerPath).catch(() => {});
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
