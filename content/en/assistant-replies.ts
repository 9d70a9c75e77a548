// The assistant's replies in English; facts about the organization come from its pages.
import type { Replies } from '#domain/assistant-content';
import type { NeedId } from '#domain/assistant-topics';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { locales } from '../languages.ts';
import { coveredNeeds, programFor } from '../need-programs.ts';
import { office } from '../tokens.ts';
import { about } from './about.ts';
import { needServices } from './assistant-needs.ts';
import { noFurniture, noGlasses, notOffered } from './assistant-not-offered.ts';
import { pointers } from './assistant-pointers.ts';
import { roleFacts } from './assistant-role-facts.ts';
import { events } from './events.ts';
import { leadership } from './leadership.ts';
import { organization } from './organization.ts';
import { programDetails } from './program-details.ts';
import { programs as programPages } from './programs.ts';
import { roles } from './roles.ts';
import { vocabularies } from './vocabularies.ts';

const { address, crisis, email, founded, hours, links, name, phone, speaks, status } = organization;
const street = `${address.name}, ${address.street}, ${address.city}, ${address.state} ${address.zip}`;
const founders = about.team.people.map((person) => person.name).join(' and ');
const checklist = programs.filter((program) => program.inChecklist).map(({ name }) => name);
const others = programs.filter((program) => !program.inChecklist).map(({ name }) => name);
const newest = others.length === 0 ? '' : ` ${others.join(', ')} is new.`;
const safety = programFor('safety');
const listener = programFor('counseling', 'safety', 'health');
const work = programFor('find-job', 'resume');
const lifeline = 'call or text 988, day or night, in English or Spanish';
const legalAid = 'Free legal aid in Virginia: 1-866-534-5243.';
const lines = {
  violence: `The National Domestic Violence Hotline listens day and night, free and private: ${crisis.helplines.violence.call.text}.`,
  poison: `Poison Help tells you what to do at any hour, in many languages: ${crisis.helplines.poison.call.text}.`,
  runaway: `The National Runaway Safeline helps young people who left home, and their families, day and night: ${crisis.helplines.runaway.call.text}.`,
};
const replyTime = 'We answer within 24-48 hours.';

function needText(need: NeedId): string {
  const [program, title] = needServices[need] ?? [];
  const services = program === undefined ? [] : programDetails[program].services;
  const service = services.find((offered) => offered.title === title);
  if (service === undefined) {
    throw new Error(
      `assistant-needs.ts says that "${program}" has a service "${title}". Its page has none of that title.`,
    );
  }
  const text = `${service.title}: ${service.text}`;
  const missing = need === 'furniture' ? noFurniture : need === 'health' ? noGlasses : undefined;
  return missing === undefined ? text : `${text} ${missing}`;
}

export const replies: Replies = {
  locale: locales.en,
  danger: {
    'self-harm': `Please ${lifeline}: right now, for yourself or for someone you worry about. If somebody may act on it soon or is already hurt, call 911. You matter, and you do not have to carry this alone; stay near someone you trust until help is there. When you are safe, call us: ${phone.text}.`,
    medical: `Call 911 now. Tell them where you are, stay on the line and do what they say until help comes. If you need someone to talk to, ${lifeline}.`,
    violence: `If you or someone else may get hurt, call 911 now, as soon as you can do it safely. You can also ${lifeline}. It is not your fault. When you are safe, call us: ${phone.text}.`,
    child: `Call 911 now if a child is in danger, hurt, alone or missing. You do not have to be sure, and a child may call too. You can also ${lifeline}. Once the child is safe, call us: ${phone.text}.`,
    crime: `Call 911 now. Get to a safe place if you can, and stay on the line with them. If you are shaken and need someone to talk to, ${lifeline}. When you are safe, call us: ${phone.text}.`,
  },
  helplines: {
    violence: lines.violence,
    poison: `If it was pills, a poison, or anything taken on purpose, tell 911 what and how much. ${lines.poison}`,
    runaway: lines.runaway,
  },
  askedHelplines: {
    violence: `${lines.violence} If you or someone else may get hurt, call 911. You can also call us: ${phone.text}, or read how we help you plan: ${safety.path}.`,
    poison: `${lines.poison} If somebody has collapsed, has a seizure or cannot breathe, call 911 first.`,
    runaway: `${lines.runaway} If a child is in danger or missing, call 911.`,
  },
  treatment: 'If a machine or a medicine stopped, tell 911 which one.',
  callsWithoutPapers:
    'Yes. Anybody may call 911, with or without papers; it is there for everyone, also in Spanish.',
  bareHelp: `If you are in danger or someone is hurt, call 911 now. In a crisis, ${lifeline}. If you need food, rent, work or anything else, fill out the free form at /membership-assistance or call ${phone.text}. You can also tell me here what happened.`,
  care: `If it ever gets too heavy, ${lifeline}.`,
  dayAndNight: 'Day or night you can also call 211 to find help nearby.',
  cannotWait:
    'If it cannot wait, call 211 day or night; if somebody is in danger, call 911, or call or text 988.',
  fallback: `I am sorry, I do not have an answer to that, and I do not want to guess. I can tell you how to volunteer (/volunteer), about our programs (/programs), how to donate (/donate) and how to get assistance (/membership-assistance). Or talk to a person: ${phone.text}.`,
  followUp: {
    day: {
      ask: 'I read each message by itself. What would you like to know about that day?',
      choices: ['Is your office open on {day}?', 'Which events are on {day}?'],
    },
    person: {
      ask: 'I read each message by itself. What does this person need?',
      choices: ['Can I ask for help for someone else?', 'I need food', 'I need help with rent'],
    },
    other: {
      ask: `I read each message by itself. What do you need? You can also call ${phone.text}.`,
      choices: ['I need food', 'I need help with rent', 'Can I talk to a person?'],
    },
  },
  needs: {
    ...Object.fromEntries(coveredNeeds.map((need) => [need, needText(need)])),
    ...notOffered,
  },
  otherNeed: `{said} Call 211, day or night, to find who does it near you. Or tell us at /membership-assistance or ${phone.text}, and we look for it with you.`,
  noProgram: 'We have no program of our own for that.',
  programs: Object.fromEntries(
    programs.map(({ slug }) => [slug, programPages.cards[slug].description]),
  ),
  aboutProgram: `{program} is one of our programs. {said} It is free for members. Read more at {path}, or ask for help at /membership-assistance.`,
  helpWith: `Our program {program} can help. {said} To get help, fill out the free form at /membership-assistance or call ${phone.text}. Read more: {path}.`,
  secondNeed: `For the other thing you need: {path}. {said}`,
  tonight: {
    open: `For tonight: call 211 now. They answer day and night and know which shelters have a bed. Our office is open now, until {time}: call ${phone.text} or come to ${address.street}.`,
    closed: `For tonight: call 211 now. They answer day and night and know which shelters have a bed. Our office is closed now and opens on {day} at {time}; then call ${phone.text}.`,
  },
  alsoHelps: `This can help too: {path}.`,
  beside: {
    cost: 'It is free.',
    hours: `Our office is open ${hours.text}.`,
    address: `Our office is at ${address.street}, ${address.city}.`,
    eligibility: 'You need no ID and no papers.',
    languages: `We speak ${speaks}.`,
  },
  replyTime,
  pointers,
  director: `{person} is {title}. Meet them at {path}, and the whole team at /leadership.`,
  detail: '{title}: {said} More at {path}.',
  actions: {
    volunteer: {
      about: `Yes, please volunteer! ${roles['/volunteer'].intro}`,
      next: `Read more at /volunteer and sign up at /get-started?type=volunteer. ${replyTime}`,
    },
    'chapter-leader': {
      about: `A chapter leader guides five or more neighbors who run our programs close to home. We train you and back you up; the role is unpaid.`,
      next: `Read what we ask at /chapter-leader and apply at /get-started?type=community-leader. ${replyTime}`,
    },
    'host-drive': {
      about: `You can host a drive or a giveaway. You offer a place and a few hours; we bring boxes, signs, a table and the plan.`,
      next: `Read more at /host-drive-giveaway and tell us your idea at /get-started?type=host-giveaway. ${replyTime}`,
    },
    'media-partner': {
      about: `We would love to have you as a media partner. If you write, film, record or post, you help people find us.`,
      next: `Read more at /media-partner and write to us at /get-started?type=media-partner. ${replyTime}`,
    },
    'resource-partner': {
      about: `You can become a resource partner, as a person, a business or a group. You share goods, rooms, skills or referrals, free or at a low cost for our members.`,
      next: `Read more at /resource-partner and apply at /get-started?type=resource-partner. ${replyTime}`,
    },
    'donate-money': {
      about: `Thank you for giving! Pledge at /donate, once or monthly, from $1, and then pay on our hosted donation page: ${links.donate}. We are a ${status} nonprofit, so your gift is tax-deductible as far as the law allows.`,
      next: `Learn about donating money or supplies at /donate-funds-supplies.`,
    },
    'donate-supplies': {
      about: `Yes, you can donate supplies: clothing, food, hygiene items, school supplies and technology. Bring them to our office ${hours.spoken}, or we pick up four bags or more in the ${office.city} area.`,
      next: `Tell us what you have at /get-started?type=donate. Read more at /donate-funds-supplies.`,
    },
    'get-involved': {
      about: `There are six ways to help: donate, volunteer, host a drive, become a media partner or a resource partner, or lead a chapter.`,
      next: `See them all at /get-involved. To volunteer, sign up at /get-started?type=volunteer. ${replyTime}`,
    },
    survey: {
      about: `Please take our Public Needs Assessment: ${links.needsAssessment}. It has ten questions and does not ask your name.`,
      next: `You can also send us a message at /contact.`,
    },
  },
  roleFacts,
  facts: {
    programs: `We have ${programs.length} programs, all free for members: ${checklist.join(', ')}.${newest} See them at /programs, or tell me what you need.`,
    apply: `We can help, and it is free. Fill out the short form at /membership-assistance: no ID, no papers, about five minutes. We follow up within 24-48 hours. If you would rather talk, call ${phone.text}. You can also tell me what you need, like food, rent or work.`,
    'for-someone-else': `Yes, you may fill out the form for someone else at /membership-assistance, with their permission. No phone or computer? Call ${phone.text} and we fill it out for them. It is free, and we follow up within 24-48 hours.`,
    address: `Our office is at ${street}. Map and directions are at /contact. We are open ${hours.text}.`,
    visit: `You can walk in ${hours.spoken}, or call ${phone.text} first if you want a quiet room. We are at ${address.street}. ${organization.visit.join(' ')} Directions are at /contact.`,
    phone: `Call us at ${phone.text}. Our hours are ${hours.text}. We speak ${speaks}.`,
    email: `Write to ${email.text}, or use the form at /contact. We reply within 24 hours.`,
    contact: `Call ${phone.text}, write to ${email.text}, or send a message at /contact. We reply to messages within 24 hours. Our office is at ${street}.`,
    leadership: `Our leadership team: ${leadership.leaders.map((leader) => `${leader.name} (${leader.title})`).join(', ')}. Read about them at /leadership.`,
    founders: `${name} was founded by ${founders}. They opened our doors on ${founded.text}. Read their story at /about.`,
    founded: `${name} was founded on ${founded.text}, in ${office.city}, ${office.stateName}. Read more at /about.`,
    status: `Yes. ${name} is a ${status} nonprofit, founded on ${founded.text}. Our EIN is ${organization.ein}. Read more at /about.`,
    'tax-deductible': `Yes. We are a ${status} nonprofit, and your gift is tax-deductible as far as the law allows. Your receipt comes by email. Our EIN is ${organization.ein}. Give at /donate.`,
    impact: `${organization.giftDoes.join(' ')} Read where your gift goes at /donate-funds-supplies, or give at /donate.`,
    'gift-payment': `You can give from $1, once or monthly. First you pledge at /donate; we never ask for a card number on this site. Then you pay on our hosted donation page: ${links.donate}. Changed your mind? Just do not pay, or call ${phone.text}.`,
    'response-time': `After you ask for help or offer it, we get back to you within 24-48 hours. We answer messages from the contact form within 24 hours. I cannot see applications. If you are still waiting, call ${phone.text} and give your reference number.`,
    'service-areas': `We work in ${serviceAreas.length} service areas: ${serviceAreas.map((area) => area.name).join('; ')}. See which program covers each one at /about#service-areas.`,
    'area-served': `We are based in ${office.city}, ${office.stateName}. Some help depends on where you live, so tell us your city and state at /membership-assistance. If we cannot help with something, we find who can and call them with you. You can also ask at ${phone.text}.`,
    cost: `It is free. Our programs and signing up cost you nothing. Ask for help at /membership-assistance.`,
    eligibility: `Anyone may ask for help. You need no ID and no papers, and we do not ask where you were born. The form at /membership-assistance is free and takes about five minutes. Questions? Call ${phone.text}.`,
    languages: `We speak ${speaks}. On the form at /membership-assistance you choose your language. You can also call ${phone.text}.`,
    privacy: `What you send us stays private. Only our care team sees it. We never sell it, and we do not share it with the police, your landlord, your boss or a public office; the law sets two exceptions. This chat is not stored. Read more at /privacy.`,
    'delete-data': `You can ask us on any day to show, fix or delete what we have about you. Write to ${email.text} or call ${phone.text}. We answer within 24 hours and finish within 30 days. Read more at /privacy. To stop our updates by email, use the link at the end of any of them.`,
    human: `Of course. Call ${phone.text} to talk to a person; our hours are ${hours.text}. You can also write to ${email.text} or send a message at /contact.`,
    assistant: `I am the assistant of ${name}: a computer program, not a person. I can tell you about our programs (/programs), how to volunteer (/volunteer), how to donate (/donate) and how to get assistance (/membership-assistance). For a person, call ${phone.text}.`,
    about: `${organization.summary} ${about.mission.paragraphs[0]} Read more at /about, or see our programs at /programs.`,
    partners: `We work with clinics, schools, shops, churches and other groups in ${office.city}. Gifts and partners make our programs possible. Read more at /about, or become a partner at /resource-partner.`,
    social: `You find us on ${organization.social.map((link) => link.text).join(', ')}; the links are at the foot of every page. What is coming up stands at /events.`,
    'crisis-line': `988 is the crisis line: call or text, free, day and night, in English and Spanish. You do not need a special reason to use it. If somebody is in danger right now, call 911. ${lines.violence} ${lines.poison} ${lines.runaway}`,
    complaints: `I am sorry that something went wrong. You can complain about us, a volunteer or a staff member, or tell us that somebody is not safe with us. How, and who answers, is at /complaints, or call ${phone.text}. A complaint never costs you our help. Everyone who works with children has a background check.`,
    immigration: `For immigration questions, or if somebody was taken, you need a lawyer. ${legalAid} We do not ask where you were born and tell no public office about you (/privacy). You can also call 211 or us: ${phone.text}.`,
    hiring: `I do not know of open staff positions. Please ask at /contact or ${phone.text}. If you want to help as a volunteer, see /volunteer. If you are looking for a job, we can help: ${work.path}.`,
  },
  talk: {
    greeting: `Hello, neighbor! I can help you with our programs, with volunteering, with donating, or with getting assistance. What do you need today?`,
    thanks: `You are welcome! If you need anything else, just ask, or call ${phone.text}.`,
    goodbye: `Goodbye, and take care! We are here when you need us: ${phone.text}.`,
    medical: `I cannot give medical advice. Please ask a doctor, a nurse or a clinic. We help you find one: ${listener.path}. You can also call ${phone.text}.`,
    legal: `We have no lawyers, and I cannot give legal advice. ${legalAid} You can also call 211, day or night, or ask us to look for one with you: ${phone.text}, /membership-assistance.`,
  },
  hours: {
    open: `We are open now, until {time}. Call ${phone.text} or come to ${address.street}. Our hours are ${hours.text}; more at /contact.`,
    closed: `We are closed now and open again on {day} at {time}. Our hours are ${hours.text}. You can ask for help at any hour at /membership-assistance.`,
    otherDay: `Our office is open ${hours.text}; we are closed on other days. ${hours.holidays}`,
    holiday: `${hours.holidays} On other days our office is open ${hours.text}. You can ask for help on any day at /membership-assistance, and 211 answers day and night.`,
  },
  events: {
    some: 'Coming up: {events} They are free; you can just show up, unless /events says RSVP.',
    all: 'Coming up: {events} They are free; you can just show up, unless /events says RSVP. All events are there.',
    noneFit: 'I find no such event in our calendar. Coming up: {events} All events are at /events.',
    none: `There are no upcoming events on our calendar right now. ${events.empty.text} You find them at /events.`,
    unknown: `I cannot look into the calendar right now. You find our upcoming events at /events, or call ${phone.text}.`,
    types: vocabularies.eventTypes,
  },
};
