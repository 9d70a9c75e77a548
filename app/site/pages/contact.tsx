import { confirmationQuery, readConfirmation } from '../../forms/confirmation';
import { contactForm } from '../../forms/contact/contact';
import { ContactForm } from '../../forms/contact/contact-form';
import { postWithoutScript } from '../../forms/post-without-script';
import { siteContext } from '../../request-context';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Glyph } from '../glyph';
import { IntroPicture } from '../intro-picture';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getFormText, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import { TextWithPhoneLinks } from '../text-with-phone-links';
import type { Route } from './+types/contact';
import { OfficeHours } from './office-hours';

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  return {
    confirmation: await readConfirmation(contactForm, { request, context }),
    officeHours: context.get(siteContext).facts.officeHours,
    text: { ...getPageText(args, 'contact', 'moments'), ...getFormText(args, 'contact') },
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export const handle: PageHandle = {
  query: confirmationQuery,
  dataQuery: confirmationQuery,
};

export function action(args: Route.ActionArgs) {
  return postWithoutScript(contactForm, args);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const contact = useText('contact');
  const organization = useText('organization');
  const { address } = organization;
  return (
    <>
      <PageIntro
        title={contact.title}
        intro={contact.intro}
        picture={<IntroPicture picture={contact.hero} isSmall />}
      />
      <div className="page-width grid gap-12 py-8 md:py-12">
        <div className="form-and-aside">
          <section aria-labelledby="message">
            <h2 id="message" className="text-2xl">
              {contact.form.title}
            </h2>
            <p className="mt-2 mb-6">{contact.form.responseTime}</p>
            <ContactForm />
          </section>
          <aside>
            <div className="help-card">
              <h2 className="text-lg">{contact.urgent.title}</h2>
              <p className="mt-1">
                <TextWithPhoneLinks text={contact.urgent.text} />
              </p>
            </div>
            {contact.cards.map((card) => (
              <div key={card.title} className="note flex gap-4">
                <span className="mt-1 text-xl text-pine">
                  <Glyph name={card.icon} />
                </span>
                <div>
                  <h2 className="text-lg">{card.title}</h2>
                  <p>{card.text}</p>
                  <PageLink href={card.link.href} className="text-link target">
                    {card.link.text}
                  </PageLink>
                </div>
              </div>
            ))}
          </aside>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <div className="note">
            <h2 className="text-lg">{contact.office.title}</h2>
            <p className="font-semibold">{contact.office.name}</p>
            <address className="not-italic">
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
            </address>
            <OfficeHours office={loaderData.officeHours} />
            <ul className="mt-3 list-disc ps-5 text-sm">
              {contact.office.directions.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <PageLink href={contact.office.mapLink.href} className="text-link target">
              {contact.office.mapLink.text}
            </PageLink>
          </div>
          <div className="grid gap-6">
            <div className="note needs-script">
              <h2 className="text-lg">{contact.assistant.title}</h2>
              <p className="mt-1 mb-3">{contact.assistant.text}</p>
              <button
                type="button"
                popoverTarget="chat-opening"
                popoverTargetAction="show"
                className="button-secondary"
              >
                {contact.assistant.open}
              </button>
            </div>
            <div className="note">
              <h2 className="text-lg">{contact.forms.title}</h2>
              <p className="mt-1 mb-3">{contact.forms.text}</p>
              <PageLink href={contact.forms.button.href} className="button-secondary">
                {contact.forms.button.text}
              </PageLink>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
