import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** From here on React hears every press itself; those before it are made up for when it has the page. */
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
