import type { InvolvementRole } from '../../page-shape.ts';
import { office } from '../../tokens.ts';
import { speakerAt } from '../leadership.ts';
import { organization } from '../organization.ts';

export const donateFundsSupplies: InvolvementRole = {
  title: 'Donate funds or supplies',
  slogan: 'Money, coats, carrots, laptops. It all gets used.',
  intro:
    'Here is what we take, where it goes and how to hand it over. Supplies can be dropped off, or we pick them up.',
  hero: {
    picture: 'page-donate',
    alt: 'Neighbors bring food, books and warm clothes; one drops a coin into a jar marked with a heart.',
  },
  about: {
    picture: {
      picture: 'detail-boots',
      alt: 'Two pairs of boots, large and small, on a mat beside a door.',
    },
    title: 'Where your gift goes',
    paragraphs: [
      'Money pays for things that people rarely donate: diapers in size 5, van fuel, test fees and the electric bill of our kitchen. Every dollar gives at least 10 meals.',
      'Supplies go to members, most of them within a week. What we cannot use we pass on to a partner who can.',
    ],
  },
  day: {
    title: 'A day in the life of a donated coat',
    steps: [
      {
        time: '9:00 AM',
        title: 'You drop it off',
        text: 'We count it with you. Your receipt comes by email.',
      },
      { time: '10:00 AM', title: 'We check it', text: 'Clean, whole, with a zipper that works.' },
      {
        time: '1:00 PM',
        title: 'It hangs in the closet',
        text: 'Sorted by size, next to the others.',
      },
      {
        time: '3:00 PM',
        title: 'Someone picks it',
        text: 'A member tries it on and wears it home.',
      },
    ],
  },
  quote: {
    title: 'What we tell every donor',
    text: 'Each donor hears what became of the gift. If we cannot use something, we say so at the door.',
    speaker: speakerAt(4),
  },
  types: {
    title: 'What you can give',
    items: [
      { title: 'Money', text: 'Once or monthly, from $1, on our hosted donation page.' },
      {
        title: 'Clothing',
        text: 'Clean and in good shape. We need coats, work shoes and plus sizes most.',
      },
      { title: 'Hygiene items', text: 'Soap, pads, diapers, razors and shampoo, unopened.' },
      { title: 'School supplies', text: 'Backpacks, notebooks, pens, calculators.' },
      {
        title: 'Food',
        text: 'Fresh, frozen or canned, within its date. Large lots are welcome.',
      },
      {
        title: 'Technology',
        text: 'Laptops, tablets and phones under seven years old. We wipe them.',
      },
    ],
  },
  responsibilities: {
    title: 'How it works',
    items: [
      'Send the form and tell us what you have and how much.',
      'We call to agree on a day for drop-off or pickup.',
      'You pack it in bags or boxes that one person can lift.',
      'We weigh or count it and send you a receipt by email.',
    ],
  },
  qualifications: {
    title: 'What we can take',
    items: [
      'Things you would hand to a friend: clean, whole, working.',
      'Food that was stored right and is within its date.',
      `Pickup for four bags or more, inside the ${office.city} area.`,
      `Drop-off at our office ${organization.hours.spoken}.`,
    ],
  },
  compliance: {
    title: 'Good to know',
    items: [
      'We are a 501(c)(3) nonprofit. Your gift is tax-deductible as far as the law allows.',
      'You set the value of goods for your tax form. Our receipt lists what you gave.',
      'We never sell donated goods.',
      'We never sell or lend your name or address.',
    ],
  },
  callToAction: {
    title: 'Have supplies to give?',
    text: 'The form takes about three minutes. To give money, use the donation page.',
    button: { text: 'Tell us what you have', href: '/get-started?type=donate' },
    formType: 'donate',
    other: { text: 'Pledge money', href: '/donate' },
    next: 'We read your form and call or write within 24-48 hours. We reply on working days.',
  },
  back: { text: 'Back to all ways to help', href: '/get-involved' },
};
