import type { TextPage } from '../text-page-shape.ts';
import { name } from '../tokens.ts';
import { organization } from './organization.ts';

const { email, hours, phone } = organization;

export const complaints: TextPage = {
  seo: {
    title: `Complaints and safety concerns | ${name}`,
    description:
      'How to complain about our staff, volunteers, or services, how to report that someone may be harmed, and what we do next.',
    image: 'share-contact',
  },
  linkText: 'Complaints and safety',
  title: 'Complaints and safety concerns',
  picture: {
    picture: 'detail-phone',
    alt: 'A phone, an open notebook and a cup of tea on a desk.',
  },
  intro: [
    'Did one of our staff or volunteers treat you badly? Are you worried that someone may be harmed? Please tell us. You can also tell someone outside our organization.',
    'A complaint never changes the help you get from us.',
  ],
  sections: [
    {
      id: 'in-danger',
      title: 'If someone is in danger now',
      paragraphs: ['If you or someone near you may get hurt, call 911. Do not wait for us.'],
    },
    {
      id: 'report-harm',
      title: 'Report that someone may be harmed',
      paragraphs: [
        'You do not need proof. These Virginia hotlines are open day and night, and you do not have to give your name.',
      ],
      list: [
        'A child: Child Protective Services, 1-800-552-7096.',
        'An older or disabled adult: Adult Protective Services, 1-888-832-3858.',
      ],
      links: [
        { text: 'Call about a child', href: 'tel:+18005527096' },
        { text: 'Call about an adult', href: 'tel:+18888323858' },
      ],
    },
    {
      id: 'complain',
      title: 'Complain about us',
      paragraphs: [
        `Call ${phone.text} ${hours.spoken}, or write to ${email.text}. Someone else can do it for you. You can leave out your name, but then we cannot tell you what we found.`,
        'It helps if you tell us:',
      ],
      list: [
        'what happened, when, and where',
        'who was there, if you know',
        'what you would like us to do',
        'how we can reach you safely',
      ],
    },
    {
      id: 'what-happens-next',
      title: 'What happens next',
      paragraphs: [],
      list: [
        'We reply within 24 hours on working days and tell you who is handling your complaint. It is never the person you complain about.',
        'If someone may be harmed, the staff member or volunteer stops working with members while we look into it.',
        'Within 14 days we tell you what we found and what we will change. If we need more time, we tell you why.',
        'We report possible abuse or neglect of a child or a vulnerable adult to the state.',
      ],
    },
    {
      id: 'not-satisfied',
      title: 'If you do not agree with our answer',
      paragraphs: [
        'Ask for our board of directors. A board member who was not involved reads your complaint again and answers within 30 days.',
        'You can also complain to the state of Virginia. It has an office that oversees charities.',
      ],
    },
    {
      id: 'how-we-keep-people-safe',
      title: 'How we keep people safe',
      paragraphs: [],
      list: [
        'Everyone who works with children or visits homes has a background check first.',
        'No adult is alone with a child in our programs. Two adults are always within sight.',
        'Staff and volunteers never take money or gifts from members, and never lend to them.',
        'Only the staff members who need your information can see it.',
      ],
    },
  ],
  contact: {
    title: 'Send your complaint',
    text: 'If you email us, leave out Social Security numbers and bank details.',
    links: [{ text: email.text, href: `${email.href}?subject=Complaint` }, phone],
  },
};
