import { useText } from '../../text';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { PageIntro } from '../page-intro';
import { pageTextFor } from '../page-text';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/get-involved';

export function loader({ request }: Route.LoaderArgs) {
  return { text: pageTextFor(request, 'getInvolved') };
}
export const shouldRevalidate = ifPageChanges;

export default function GetInvolvedPage() {
  const getInvolved = useText('getInvolved');
  const { contact } = getInvolved;
  return (
    <>
      <PageIntro title={getInvolved.title} intro={getInvolved.intro} />
      <ul className="page-width card-grid py-12">
        {getInvolved.cards.map((card) => (
          <li key={card.title} className="card flex flex-col gap-2 p-6">
            <span className="icon-disc">
              <Icon name={card.icon} size={28} />
            </span>
            <h2 className="mt-2 text-xl">{card.title}</h2>
            <p className="grow">{card.text}</p>
            <p className="text-sm font-semibold text-muted">{card.time}</p>
            <PageLink href={card.link.href} className="button-secondary mt-2 self-start">
              {card.link.text}
            </PageLink>
          </li>
        ))}
      </ul>
      <CallToAction title={contact.title} text={contact.text}>
        <PageLink href={contact.button.href} className="button-primary">
          {contact.button.text}
        </PageLink>
      </CallToAction>
    </>
  );
}
