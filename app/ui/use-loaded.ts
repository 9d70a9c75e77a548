import { useEffect, useState } from 'react';

const firstWaitMs = 3_000;
const longestWaitMs = 60_000;

/**
 * What is fetched when it is first needed. What could not be fetched is asked for again, ever more rarely,
 * for as long as it is needed. Another key is another thing; until that is there, the last one stays.
 */
export function useLoaded<Thing>(isNeeded: boolean, load: () => Promise<Thing>, key = '') {
  const [loaded, setLoaded] = useState<{ thing: Thing; key: string }>();
  const isMissing = isNeeded && loaded?.key !== key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same thing, whichever closure asks
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
