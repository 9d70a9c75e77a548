import { promisedRetentionMonths } from '#domain/privacy';
import type { Privacy } from '../text-page-shape.ts';
import { name } from '../tokens.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

const years = (months: number) => `${months / 12} years`;

export const privacy: Privacy = {
  seo: {
    title: `Privacy | ${name}`,
    description:
      'What our forms ask, who reads your answers, where we keep them, what your browser stores, and how to have it all deleted.',
    image: 'share-home',
  },
  linkText: 'Privacy',
  title: 'Privacy',
  updated: 'This page describes the site as it works today.',
  picture: { picture: 'detail-key', alt: 'A key in the lock of a green front door.' },
  intro: [
    'People tell us hard things. So we ask for as little as we can, show your answers to as few people as we can, and never sell them. This page says how.',
    'In short: no trackers, no ads, no page of ours calls another company’s server. What you send in a form goes to our own database, and only our staff can open it.',
  ],
  contentsTitle: 'On this page',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What our forms collect',
      paragraphs: [
        'We collect what you type into a form and send, the time you sent it, and for up to 2 days a scrambled mark of the network it came from. Nothing is sent before you press the button.',
      ],
      list: [
        'Ask for help: your name, email, phone, city and state. Whether you are safe at home and whether it is an emergency. What you need, your language, and how to reach you. Your own words, and how you heard about us.',
        'Get started: your name, email, phone, place and your answers to the questions of the form you chose.',
        'Contact: your name, email, subject and message.',
        'Donate: the amount, once or monthly, your name and email. No card number. You pay on another site, which has its own privacy page.',
        'Updates by email: your address and the language of the page. You are on the list only after you press the button that our mail leads to.',
        'Chat: the question you type. We do not store it.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      paragraphs: [
        'Our staff see it, each signed in under their own name. The system writes down who opened, listed, searched for, changed or exported what. Once a month a person looks through it. The system can add to these notes but cannot change them.',
        'We share your story with a partner only when you say yes, for that partner and that purpose. When we send you or our team an email or a text, the companies that carry it get that message, with the address or number.',
        'We never sell or lend it. There are two exceptions that the law sets: a court can order us to hand over a record, and we must report when a child or a person who cannot protect themselves is being hurt.',
      ],
    },
    {
      id: 'where-we-keep-it',
      title: 'Where and how long we keep it',
      paragraphs: [
        'It is kept in our own database, on the server that runs this site, and in its backups. Backups are encrypted for keys that are not on that server, and the last of them is thrown away after 12 months. It travels to us through an encrypted connection.',
        'We keep your record as long as we work with you. After that it is erased by itself, on these days or sooner. If our server was down for over a week, it can be up to a month later. You can also ask on any day.',
        'Our server keeps a short technical log: which page was asked for, when, and how long it took. It holds no names and no answers. To stop floods of spam we count how many forms come from one network in a short time. For that we keep a scrambled mark of the network for up to 2 days.',
      ],
      list: [
        `A case: ${years(promisedRetentionMonths.cases)} after it was closed and last worked on.`,
        `A form you sent to get involved, or a message: ${years(promisedRetentionMonths.forms)} after we last worked on it.`,
        `A pledge: ${years(promisedRetentionMonths.pledges)}, as the law requires for financial records.`,
        `Messages marked as spam: ${promisedRetentionMonths['needs-review']} months.`,
        'An address for our updates: until you unsubscribe, then at most one day. One that you never confirm: 7 days.',
        'A court or an open complaint can make us keep a record longer. Then it is on hold, and we note why.',
      ],
    },
    {
      id: 'no-trackers',
      title: 'No trackers',
      paragraphs: [
        'There is no analytics service, no ad pixel, no social media button that reports back, and no map or video from another site inside our pages. Fonts and pictures come from our own server.',
        'The cookie card lists categories for analytics and marketing. Today nothing on this site uses them. If that ever changes, your choice decides.',
      ],
      links: [{ text: 'How to leave a page quickly', href: '/get-assistance' }],
    },
    {
      id: 'chat',
      title: 'The chat assistant',
      paragraphs: [
        'The assistant is a computer program. It answers from the text of this site. We do not store your question or its answer, and your conversation stays in this tab until you close it.',
        'The owner of the site can connect an outside language service that writes the answers. In that case your question goes there too, without your name or address. So please leave out names and numbers.',
      ],
    },
    {
      id: 'your-rights',
      title: 'See, fix or delete what we have',
      paragraphs: [
        'Write or call, and give your reference number if you have it. We give you everything we hold as one file to read, fix what is wrong, or erase it. We answer within 24 hours and finish within 30 days.',
        'Erased means: your name, contact, answers and all that was written about you are gone from every part of our system. Older backups run out within 12 months; if one is ever needed, you are erased again at once. What we keep for our statistics has no name: the kind of help or form, its language, the amount of a gift, the area, your age in steps of ten years, how it came and ended, and the dates.',
        'We may ask one question to make sure it is you. You do not have to say why you ask, and it never changes the help you get.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'If you are under 13, please ask a grown-up you trust to fill out the form with you. If home is not safe, call 911, or call or text 988. You can do that on your own.',
      ],
    },
  ],
  storage: {
    id: 'browser-storage',
    title: 'What your browser stores',
    intro:
      'When you send a form, we set one cookie for 30 minutes, so that we can show you the confirmation. Our public pages set no other cookies. They keep a few small notes in your browser. You can clear them in its settings. We keep nothing there that you type into the help form. The browser itself may remember your name, email, phone and city, as in any form. In a private window it does not.',
    columns: { name: 'Name', kind: 'Kind', purpose: 'What it is for', kept: 'How long' },
    entries: [
      {
        name: 'wwi_cookie_consent',
        kind: 'Local storage',
        purpose: 'Your choice on the cookie card, and when you made it.',
        kept: 'Until you clear it',
      },
      {
        name: 'wwi_language_offer',
        kind: 'Local storage',
        purpose: 'Remembers that we told you about this site in your language.',
        kept: 'Until you clear it',
      },
      {
        name: 'wwi_offline',
        kind: 'Cache and service worker',
        purpose: 'The page with emergency numbers that you see when you are offline.',
        kept: 'Until you clear it or press "Leave this site quickly"',
      },
      {
        name: 'wwi_ticker_dismissed',
        kind: 'Session storage',
        purpose: 'Remembers that you closed the example gifts.',
        kept: 'Until you close the tab',
      },
      {
        name: 'wwi_entrance',
        kind: 'Session storage',
        purpose: 'How far the button "Leave this site quickly" has to go back.',
        kept: 'Until you leave the help pages or close the tab',
      },
      {
        name: 'wwi_chat, wwi_chat_view',
        kind: 'Session storage',
        purpose: 'Your conversation with the assistant, and whether its window is open.',
        kept: 'Until you close the tab',
      },
      {
        name: 'wwi_draft_get_started',
        kind: 'Session storage',
        purpose: 'What you typed into the Get started form, in case the page is reloaded.',
        kept: 'Until you send it or close the tab',
      },
      {
        name: 'wwi_draft_get_started_sent',
        kind: 'Session storage',
        purpose: 'The reference of the last Get started form that you sent.',
        kept: 'Until you close the tab',
      },
      {
        name: 'wwi_confirmation',
        kind: 'Cookie',
        purpose: 'Shows you the confirmation of the form that you sent last.',
        kept: '30 minutes, or until you press "Leave this site quickly"',
      },
      {
        name: 'wwi_admin_token',
        kind: 'Local storage, staff only',
        purpose: 'Shows that a staff member is signed in. It opens nothing by itself.',
        kept: 'Until sign-out',
      },
      {
        name: 'wwi_admin_user, wwi_admin_used, wwi_admin_left, wwi_seen_sign_out',
        kind: 'Local and session storage, staff only',
        purpose: 'Who of the staff uses this browser, and when they last did or left.',
        kept: 'Until it is cleared',
      },
      {
        name: 'wwi_draft:…',
        kind: 'Session storage, staff only',
        purpose: 'What a staff member typed and has not saved yet.',
        kept: 'Until it is saved, sign-out, or the tab is closed',
      },
      {
        name: 'wwi_staff_sound, wwi_staff_desktop, wwi_staff_single_keys, wwi_staff_reply',
        kind: 'Local storage, staff only',
        purpose:
          'Whether an emergency rings and shows outside the page, and whether single keys work. What was added to a case last, and which ready reply was sent.',
        kept: 'Until it is cleared',
      },
      {
        name: '__Host-wwi_session',
        kind: 'Cookie, staff only',
        purpose: 'Keeps a staff member signed in.',
        kept: 'Until the browser is closed, 12 hours at most',
      },
      {
        name: 'wwi_device',
        kind: 'Cookie, staff only',
        purpose: 'Knows a browser that a staff member has used to sign in before.',
        kept: 'Up to 90 days',
      },
    ],
  },
  contact: {
    title: 'Questions about privacy',
    text: 'A person reads these, not a machine. Say "privacy" and you reach the right one.',
    links: [{ text: email.text, href: `${email.href}?subject=Privacy` }, phone],
  },
};
