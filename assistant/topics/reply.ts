// Builds the reply from the content for the chosen topics.
import type {
  AssistantContent,
  AssistantEvent,
  Replies,
  TalkWithoutReply,
} from '#domain/assistant-content';
import type { ActionId, FactId, NeedId, RoleFactId, TalkId } from '#domain/assistant-topics';
import { dayMs } from '#domain/calendar/durations';
import {
  findNextOpening,
  fromOfficeTime,
  isOfficeOpen,
  type OfficeHours,
  officeZone,
  toOfficeDate,
} from '#domain/calendar/office-hours';
import type { ReplyLanguage } from '../language/language.ts';
import { getActionId, isProgramFact, type Topic, type TopicChoice } from './choose-topics.ts';
import { createDetails } from './details.ts';
import { buildEventsReply, findNamedEvent } from './events-reply.ts';
import { fillTemplate } from './template.ts';

const mostSentences = 6;
/** From this chance on a need outranks a named program: some program names are everyday words. */
const sureNeed = 0.6;
/** Abuse and prying get no further hints. */
const refusedTalk: ReadonlySet<string> = new Set(['abuse', 'prying']);
const talkWithoutReply: ReadonlySet<string> = new Set<TalkWithoutReply>([
  'outside',
  'abuse',
  'prying',
]);

/** Questions about these days must not be answered with whether the office is open now. */
const otherDays =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|tomorrow|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|manana)$/;

export type ReplyParts = {
  content: AssistantContent<ReplyLanguage>;
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  now: () => Date;
};

/** The reading of a message that a reply is built from. */
export type ReplyRequest = {
  said: Replies;
  words: readonly string[];
  chosen: TopicChoice;
  /** Slugs of the programs that the message names. */
  named: readonly string[];
  topics: readonly Topic[];
  /** "Who is over the food side": the program of the likely need. */
  likelyProgram: string | undefined;
  asksAboutHoliday: boolean;
};

function sentencesIn(text: string): number {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

/** A question about the law that also concerns a home that we may help to keep. */
const aboutRent = /^(?:evict\w*|desaloj\w*|landlord|casero|casera|lease|rent|renta)$/;
/** A question about calling for help without papers. */
const asksToCall = /^(?:911|police|policia|ambulance|ambulancia)$/;

/** Drops sentences whose figures and paths are already in the reply, such as hours next to the address. */
function unsaid(more: string, text: string): string {
  const isNew = (sentence: string) => {
    const figures = sentence.match(/\d[\d:-]+|\/[a-z][\w/-]*/g) ?? [];
    return figures.length < 2 || figures.some((figure) => !text.includes(figure));
  };
  return more
    .split(/(?<=[.!?]) /)
    .filter(isNew)
    .join(' ');
}

/** Avoids a double period after a time such as "6:00 p.m.". */
function oneStop(text: string): string {
  return text.replaceAll('..', '.');
}

/** Fills in until when the office is open today, or when it opens next. */
function fillOpening(
  said: Replies,
  { open, closed }: Record<'open' | 'closed', string>,
  now: Date,
  office: OfficeHours,
) {
  const format = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    new Intl.DateTimeFormat(said.locale, { timeZone: officeZone, ...options }).format(moment);
  const time = (moment: Date) => format({ timeStyle: 'short' }, moment);
  if (isOfficeOpen(now, office)) {
    const closes = fromOfficeTime(toOfficeDate(now), office.closes);
    return oneStop(fillTemplate(open, { time: time(closes) }));
  }
  const opens = findNextOpening(now, office);
  // After a week the name of the day alone would mean an earlier day.
  const isFar = opens.getTime() - now.getTime() > 6 * dayMs;
  const date = isFar ? ({ month: 'long', day: 'numeric' } as const) : {};
  const day = format({ weekday: 'long', ...date }, opens);
  return oneStop(fillTemplate(closed, { day, time: time(opens) }));
}

export function createReplies({ content, upcomingEvents, now }: ReplyParts) {
  const detailFor = createDetails(content);
  const programOf = (slug: string | undefined) =>
    content.programs.find((program) => program.slug === slug);

  function fillProgram(template: string, slug: string | undefined, said = ''): string {
    const program = programOf(slug);
    return fillTemplate(template, {
      program: program?.name ?? '',
      path: program?.path ?? '',
      said,
    });
  }

  function leadershipReply(said: Replies, slug: string | undefined): string {
    const program = programOf(slug);
    if (program?.director === undefined) return said.facts.leadership;
    const { name, titles } = program.director;
    const title = titles[said.locale] ?? '';
    return fillTemplate(said.director, { person: name, title, path: program.path });
  }

  async function replyAbout(topic: Topic, request: ReplyRequest): Promise<string> {
    const { said, words, named, likelyProgram } = request;
    const { id, kind, chance, program } = topic;
    if (kind === 'need') {
      if (named.length > 0 && !named.includes(program ?? '') && chance < sureNeed) {
        return fillProgram(said.aboutProgram, named[0], said.programs[named[0] ?? '']);
      }
      const service = said.needs[id as NeedId];
      if (program === undefined)
        return fillTemplate(said.otherNeed, { said: service ?? said.noProgram });
      const help = fillProgram(said.helpWith, program, service);
      return id === 'shelter'
        ? `${fillOpening(said, said.tonight, now(), content.officeHours)} ${help}`
        : help;
    }
    if (kind === 'program') {
      if (program === undefined) return said.facts.programs;
      return fillProgram(said.aboutProgram, program, said.programs[program]);
    }
    if (kind === 'action') {
      const { about, next } = said.actions[id as ActionId];
      return `${about} ${next}`;
    }
    if (kind === 'role-fact') {
      return `${said.roleFacts[id as RoleFactId]} ${said.actions[getActionId(id)].next}`;
    }
    if (kind === 'talk') {
      const isWithoutReply = talkWithoutReply.has(id);
      if (id === 'legal' && words.some((word) => aboutRent.test(word))) {
        return `${said.talk.legal} ${fillProgram(said.alsoHelps, content.needPrograms.rent)}`;
      }
      return isWithoutReply ? said.fallback : said.talk[id as Exclude<TalkId, TalkWithoutReply>];
    }
    const fact = id as FactId;
    if (fact === 'immigration' && words.some((word) => asksToCall.test(word))) {
      return `${said.callsWithoutPapers} ${said.facts.immigration}`;
    }
    if (fact === 'events') return buildEventsReply(said, upcomingEvents, words, now());
    if (fact === 'hours') {
      if (request.asksAboutHoliday) return said.hours.holiday;
      const isOtherDay = words.some((word) => otherDays.test(word));
      return isOtherDay
        ? said.hours.otherDay
        : fillOpening(said, said.hours, now(), content.officeHours);
    }
    return fact === 'leadership'
      ? leadershipReply(said, named[0] ?? likelyProgram)
      : said.facts[fact];
  }

  /** One sentence that points to another topic. */
  function pointerTo({ id, kind, program }: Topic, said: Replies): string | undefined {
    if (program !== undefined) return fillProgram(said.alsoHelps, program);
    if (kind === 'role-fact') return said.pointers[getActionId(id)];
    return said.pointers[id as ActionId | FactId];
  }

  function secondNeed({ id, program }: Topic, said: Replies): string {
    const service = said.needs[id as NeedId];
    return program === undefined
      ? fillTemplate(said.otherNeed, { said: service ?? said.noProgram })
      : fillProgram(said.secondNeed, program, service);
  }

  async function secondReply(
    second: Topic,
    request: ReplyRequest,
    text: string,
  ): Promise<string | undefined> {
    const { best } = request.chosen;
    const isAboutProgram = best.kind === 'need' || best.kind === 'program';
    if (isAboutProgram && isProgramFact(second.id)) return request.said.beside[second.id];
    if (second.kind === 'fact' && !isAboutProgram) {
      return unsaid(await replyAbout(second, request), text);
    }
    return pointerTo(second, request.said);
  }

  function withSentence(said: Replies, text: string, more: string | undefined): string {
    if (more === undefined || more === '') return text;
    const paths = more.match(/\/[a-z][\w/-]*/g) ?? [];
    if (paths.length > 0 && paths.every((path) => text.includes(path)) && sentencesIn(more) < 2) {
      return text;
    }
    const shorter = text.replace(` ${said.replyTime}`, '');
    return sentencesIn(shorter) < mostSentences ? `${shorter} ${more}` : text;
  }

  return async (request: ReplyRequest): Promise<string> => {
    const { chosen, said } = request;
    const about = await replyAbout(chosen.best, request);
    if (refusedTalk.has(chosen.best.id)) return about;
    const event =
      chosen.best.id === 'events'
        ? undefined
        : await findNamedEvent(request.words, said, upcomingEvents);
    if (event !== undefined) return `${about} ${fillTemplate(said.events.some, { events: event })}`;
    const text = withSentence(said, about, detailFor(request, about));
    if (chosen.best.kind === 'need' && chosen.second?.kind === 'need') {
      return `${text} ${secondNeed(chosen.second, said)}`;
    }
    if (chosen.second !== undefined) {
      return withSentence(said, text, await secondReply(chosen.second, request, text));
    }
    const { orElse } = chosen;
    return withSentence(said, text, orElse === undefined ? undefined : pointerTo(orElse, said));
  };
}
