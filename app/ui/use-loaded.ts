import { useEffect, useState } from 'react';

const firstWaitMs = 3_000;
const longestWaitMs = 60_000;

/**
 * Loads something when it is first needed, and retries with growing delays. When `key` changes it loads
 * again and keeps the old value until then.
 */
export function useLoaded<Thing>(isNeeded: boolean, load: () => Promise<Thing>, key = '') {
  const [loaded, setLoaded] = useState<{ thing: Thing; key: string }>();
  const isMissing = isNeeded && loaded?.key !== key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every closure loads the same thing
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async (waitMs: number) => {
      try {
        const thing = await load();
        if (isWanted) setLoaded({ thing, key });
      } catch (error) {
        console.error(error);
        if (isWanted) timer = setTimeout(ask, waitMs, Math.min(2 * waitMs, longestWaitMs));
      }
    };
    void ask(firstWaitMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isMissing, key]);
  return isNeeded ? loaded?.thing : undefined;
}
