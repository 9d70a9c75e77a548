import type { ReactNode } from 'react';
import type { Person } from '#content/shape';
import { useText } from '../text';
import { Picture } from '../ui/picture';

type PersonCardProps = { person: Person; headingLevel?: 2 | 3; children?: ReactNode };

export function PersonCard({ person, headingLevel = 3, children }: PersonCardProps) {
  const organization = useText('organization');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article>
      <Picture picture={person.picture} sizes="224px" />
      <div>
        {person.sample ? <p className="sample-note mb-1">{organization.sampleProfile}</p> : null}
        <Heading className="text-xl">{person.name}</Heading>
        <p className="font-semibold text-clay-dark">{person.title}</p>
        <div className="mt-2 grid max-w-prose gap-2">
          {person.bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children}
      </div>
    </article>
  );
}
