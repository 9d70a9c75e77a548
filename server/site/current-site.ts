// The site of this process: the content of the newest release. Requests read it while it is being replaced.
import { desc } from 'drizzle-orm';
import { defaultSite } from '#content/all';
import type { SiteContent } from '#content/site-content';
import type { Queries } from '../db/client.ts';
import { contentReleases } from '../db/schema/site.ts';
import { buildPublishedSite } from './published-site.ts';

export type CurrentSite = {
  read: () => SiteContent;
  /** Loads the newest release. Returns true when it is another one. */
  reload: () => Promise<boolean>;
};

export function createCurrentSite(db: Queries): CurrentSite {
  let current: SiteContent = defaultSite;
  return {
    read: () => current,
    async reload() {
      const [newest] = await db
        .select({ id: contentReleases.id })
        .from(contentReleases)
        .orderBy(desc(contentReleases.id))
        .limit(1);
      if ((newest?.id ?? 0) === current.release) return false;
      const [release] = await db
        .select()
        .from(contentReleases)
        .orderBy(desc(contentReleases.id))
        .limit(1);
      current = buildPublishedSite(release?.id ?? 0, release?.edits ?? {});
      return true;
    },
  };
}
