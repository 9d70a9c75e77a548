import { organisation } from '#content/en/organisation';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { isLive: true };

export default function Home() {
  return (
    <div className="page-width py-16">
      <h1 className="text-display">{organisation.tagline}</h1>
      <p className="mt-6 max-w-prose text-lg">{organisation.summary}</p>
    </div>
  );
}
