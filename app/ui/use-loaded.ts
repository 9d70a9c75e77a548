import { useEffect, useState } from 'react';

/** A module that is fetched when it is first needed. A failed fetch is tried again next time. */
export function useLoaded<Module>(isNeeded: boolean, load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  const isMissing = isNeeded && loaded === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same module, whichever closure asks
  useEffect(() => {
    if (isMissing) load().then((module) => setLoaded({ module }), console.error);
  }, [isMissing]);
  return isNeeded ? loaded?.module : undefined;
}
