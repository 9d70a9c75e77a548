import { useText } from '../../text';
import { PageIntro } from '../page-intro';
import { textFor } from '../page-text';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/accessibility';
import { PolicyLinks, PolicySection } from './policy-section';

export function loader({ request }: Route.LoaderArgs) {
  return { text: textFor(request, 'accessibility') };
}
export const shouldRevalidate = ifPageChanges;

export default function AccessibilityPage() {
  const accessibility = useText('accessibility');
  const { report } = accessibility;
  return (
    <>
      <PageIntro title={accessibility.title} intro={accessibility.intro[0]} />
      <div className="page-width py-12">
        <div className="grid max-w-prose gap-10">
          <div className="grid gap-3">
            {accessibility.intro.slice(1).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="text-sm text-muted">{accessibility.updated}</p>
          </div>
          {accessibility.sections.map((section) => (
            <PolicySection key={section.id} section={section} />
          ))}
          <section className="grid gap-3">
            <h2 className="text-xl">{report.title}</h2>
            <p>{report.text}</p>
            <PolicyLinks links={report.links} />
          </section>
        </div>
      </div>
    </>
  );
}
