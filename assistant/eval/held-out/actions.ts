import type { Question } from '../question.ts';
import {
  applyForHelp,
  givingPage,
  hostPage,
  leaderPage,
  mediaPage,
  partnerPage,
  volunteerPage,
} from './expected.ts';

export const actions = [
  {
    ask: 'i got free saturdays and wanna help out',
    lang: 'en',
    must: [[...volunteerPage, '/get-involved']],
  },
  { ask: 'sign me up to volunteer', lang: 'en', must: [volunteerPage] },
  { ask: 'can my teen get service hours w yall', lang: 'en', must: [volunteerPage] },
  { ask: 'can i volunteer from home online', lang: 'en', must: [volunteerPage] },
  { ask: 'wanna give 20 bucks how', lang: 'en', must: [givingPage] },
  { ask: 'set up a monthly gift', lang: 'en', must: [givingPage] },
  {
    ask: 'i have bags of kids clothes to drop off',
    lang: 'en',
    must: [[...givingPage, '/programs/home-at-heart']],
  },
  { ask: 'we have old laptops to give away from our office', lang: 'en', must: [givingPage] },
  { ask: 'our church wants to host a food drive', lang: 'en', must: [hostPage] },
  { ask: 'can we do a school supply giveaway at our rec center', lang: 'en', must: [hostPage] },
  { ask: 'i run a clinic and id like to partner', lang: 'en', must: [partnerPage] },
  {
    ask: 'our nonprofit wants to send u referrals n do stuff together',
    lang: 'en',
    must: [partnerPage],
  },
  { ask: 'how do i apply for help', lang: 'en', must: [applyForHelp] },
  { ask: 'where do i sign up to be a member i need assistance', lang: 'en', must: [applyForHelp] },
  { ask: 'how do i become a chapter leader', lang: 'en', must: [leaderPage] },
  { ask: 'i want to bring this to my city norfolk and lead it', lang: 'en', must: [leaderPage] },
  { ask: 'im a podcaster wanna do a episode on yall', lang: 'en', must: [mediaPage] },
  {
    ask: 'reporter w local news who do i talk to',
    lang: 'en',
    must: [[...mediaPage, '/contact']],
  },
] satisfies Question[];
