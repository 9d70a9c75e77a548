import type { MembershipAssistance } from '../form-shape.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

export const membershipAssistance: MembershipAssistance = {
  title: 'Ask for help',
  intro: 'Three short steps, about five minutes. Free.',
  before: {
    title: 'Before you start',
    items: [
      'You need no ID and no papers.',
      'You can go back and change any answer before you send it.',
      'If someone may look over your shoulder, use the button "Leave this site quickly".',
      'Your browser may still list this page in its history.',
      'If your phone or mail is not private, choose a safe way for us to reach you.',
    ],
  },
  steps: [
    {
      title: 'Your safety and your need',
      text: 'We ask this first, so that you get the right number right away.',
      questions: ['homeSafety', 'emergency', 'coreProgram'],
    },
    {
      title: 'How to reach you',
      text: 'Use a phone and an email address that are safe for you.',
      questions: [
        'firstName',
        'lastName',
        'email',
        'noEmail',
        'phone',
        'location',
        'language',
        'contactMethod',
      ],
    },
    {
      title: 'Anything else',
      text: 'Last step. Say as much or as little as you like.',
      questions: ['livesWith', 'questions', 'hearAbout'],
    },
  ],
  why: {
    label: 'Why we ask',
    answers: {
      homeSafety:
        'If home is not safe, we call in another way, and we plan for your safety before anything else.',
      emergency:
        'If you need someone within the hour, the emergency lines are faster than we are. We also move your form to the top.',
      coreProgram: 'So that the right person calls you.',
      email: 'To write back to you, and to send you your reference number. We send no news or ads.',
      phone:
        'To talk about your plan. We never leave a message that says what it is about unless you tell us that is fine.',
      location:
        'City and state are enough. Some help depends on where you live. You do not have to give your street.',
      language: 'So that you can talk to us in your own language.',
      contactMethod: 'So that we use the way that is safe and easy for you.',
      livesWith:
        'So that help reaches everyone. One person a line: first name, year of birth, and who they are to you. For example: Mia, 2019, daughter.',
      questions: 'So that you do not have to tell it all again on the phone.',
      hearAbout: 'So that we know how people find us.',
    },
  },
  who: {
    title: 'Who sees your answers',
    paragraphs: [
      'Only our care team sees them. They sign in with their own name, and the system writes down who opened your form.',
      'We do not share your answers with the police, your landlord, your boss or a public office. The law sets two exceptions: a court can order it, and we must report when a child or a person who cannot protect themselves is being hurt.',
    ],
  },
  notStored:
    'We save none of your answers on this phone or computer. If you close the page before you send, they are gone. Your browser may remember your name, email, phone and city, as in any form. On a shared device, use a private window.',
  emergency: {
    title: 'Please do not wait for us',
    text: 'These lines answer right now, day and night. You can send this form after the call.',
  },
  unsafeHome: {
    title: 'Your safety comes first',
    text: 'If someone at home may hurt you, use one of these lines when you can do it safely, in English or Spanish. On the last step, tell us when and how it is safe to reach you.',
  },
  review: {
    title: 'Check your answers',
    change: 'Change',
    blank: 'No answer',
    yes: 'Yes',
  },
  success: {
    title: 'We have your application',
    text: 'You did a hard thing. Here is what happens now.',
    next: [
      'First: someone from our care team reads your form.',
      'Within 24-48 hours: one person contacts you the way you chose. Days when our office is closed do not count.',
      'On that call: you make a plan together, starting with what is most urgent.',
      `Until then: call ${phone.text} or write to ${email.text} if something changes.`,
    ],
    again: 'Fill out a form for someone else',
    links: [
      { text: 'See what the programs offer', href: '/programs' },
      { text: 'Back to the home page', href: '/' },
    ],
  },
  back: { text: 'Back to Get help', href: '/get-assistance' },
};
