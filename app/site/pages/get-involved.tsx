import { useText } from '../../text';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { Glyph } from '../glyph';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/get-involved';

export function loader(args: Route.LoaderArgs) {
  return { text: getPageText(args, 'getInvolved') };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function GetInvolvedPage() {
  const getInvolved = useText('getInvolved');
  const { contact } = getInvolved;
  return (
    <>
      <PageIntro
        title={getInvolved.title}
        intro={getInvolved.intro}
        picture={<IntroPicture picture={getInvolved.hero} isSmall />}
      />
      <ul className="page-width card-grid py-10 md:py-16">
        {getInvolved.cards.map((card) => (
          <li key={card.title} className="flex">
            <PageLink href={card.link.href} className="card tile way-card">
              <span className="icon-disc">
                <Icon name={card.icon} size={28} />
              </span>
              <h2 className="text-xl">{card.title}</h2>
              <span className="grow">{card.text}</span>
              <span className="text-sm font-semibold text-muted">{card.time}</span>
              <span className="way-link">
                {card.link.text}
                <Glyph name="right" />
              </span>
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
