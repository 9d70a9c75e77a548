// Everything the organisation says that an answer may rest on, cut into passages. An answer is built
// from these, and the optional model sees nothing else.
import { about } from '#content/en/about';
import { donate } from '#content/en/donate';
import { getAssistance } from '#content/en/get-assistance';
import { getInvolved } from '#content/en/get-involved';
import { leadership } from '#content/en/leadership';
import { membershipAssistance } from '#content/en/membership-assistance';
import { organisation } from '#content/en/organisation';
import { programDetails } from '#content/en/program-details';
import { programs as programPages } from '#content/en/programs';
import { roles } from '#content/en/roles';
import type { RolePath } from '#content/shape';
import { type ProgramSlug, programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';

export type Passage = {
  id: string;
  title: string;
  text: string;
  /** The page it stands on. */
  path: string;
  program?: ProgramSlug;
};

function programPassages(): Passage[] {
  return programs.flatMap(({ slug, name }) => {
    const path = `/programs/${slug}`;
    const detail = programDetails[slug];
    const card = programPages.cards[slug];
    return [
      {
        id: slug,
        title: name,
        text: [card.description, ...detail.paragraphs].join(' '),
        path,
        program: slug,
      },
      ...detail.services.map((service, at) => ({
        id: `${slug}/${at}`,
        title: service.title,
        text: service.text,
        path,
        program: slug,
      })),
    ];
  });
}

/** One passage for every line of a role page: people ask about one of them at a time. */
function rolePassages(): Passage[] {
  return (Object.keys(roles) as RolePath[]).flatMap((path) => {
    const role = roles[path];
    const lines = [
      role.intro,
      ...role.about.paragraphs,
      ...role.types.items.map((item) => `${item.title}: ${item.text}`),
      ...role.responsibilities.items,
      ...role.qualifications.items,
      ...role.compliance.items,
      role.callToAction.text,
    ];
    return lines.map((text, at) => ({ id: `${path}#${at}`, title: role.title, text, path }));
  });
}

function factPassages(): Passage[] {
  const { address, email, founded, hours, name, phone, status, taxLine } = organisation;
  return [
    { id: 'about', title: name, text: `${organisation.summary} ${about.intro}`, path: '/about' },
    {
      id: 'mission',
      title: 'Mission',
      text: [...about.mission.paragraphs, ...about.vision.paragraphs].join(' '),
      path: '/about',
    },
    {
      id: 'founded',
      title: 'Founded',
      text: `${name} was founded on ${founded.text} and is a ${status} non-profit. ${taxLine}`,
      path: '/about',
    },
    {
      id: 'contact',
      title: 'Contact',
      text: `Phone ${phone.text}, e-mail ${email.text}, ${address.name}, ${address.street}, ${address.city}, ${address.state} ${address.zip}. ${hours.text}.`,
      path: '/contact',
    },
    {
      id: 'leadership',
      title: leadership.title,
      text: leadership.leaders.map((person) => `${person.name}: ${person.title}.`).join(' '),
      path: '/leadership',
    },
    {
      id: 'apply',
      title: getAssistance.title,
      text: [
        ...getAssistance.steps.map((step) => `${step.title}. ${step.text}`),
        ...getAssistance.expect.items,
      ].join(' '),
      path: '/membership-assistance',
    },
    {
      id: 'privacy',
      title: membershipAssistance.who.title,
      text: membershipAssistance.who.paragraphs.join(' '),
      path: '/privacy',
    },
    {
      id: 'donate',
      title: donate.title,
      text: [donate.intro, ...donate.pledge.paragraphs, ...donate.impact.lines, taxLine].join(' '),
      path: '/donate',
    },
    {
      id: 'get-involved',
      title: getInvolved.title,
      text: getInvolved.cards.map((card) => `${card.title}: ${card.text} ${card.time}.`).join(' '),
      path: '/get-involved',
    },
    {
      id: 'service-areas',
      title: about.serviceAreas.title,
      text: serviceAreas
        .map(({ name: area }) => `${area}: ${about.serviceAreas.tiles[area]}`)
        .join(' '),
      path: '/about',
    },
  ];
}

export function readPassages(): readonly Passage[] {
  return [...programPassages(), ...rolePassages(), ...factPassages()];
}
