// Public interface of the chat assistant; the caller passes in content and events, it opens no socket or database.
import type {
  AssistantContent,
  AssistantEvent,
  ClarifyingQuestion,
  FollowUp,
  Interpreted,
  Replies,
} from '#domain/assistant-content';
import type { Helpline, InterpretedLanguage, NeedId } from '#domain/assistant-topics';
import type { Danger } from './danger/danger.ts';
import { topicsFoundByPhrase } from './danger/rules.ts';
import type { ReplyLanguage } from './language/language.ts';
import { createPipeline, type Pipeline, type ReadMessage } from './pipeline.ts';
import { chooseTopics, getTopicKind, type Topic } from './topics/choose-topics.ts';
import { createReplies } from './topics/reply.ts';
import { fillTemplate } from './topics/template.ts';

export type AssistantOptions = {
  content: AssistantContent<ReplyLanguage>;
  /** A pipeline already built from the same content. */
  read?: Pipeline;
  /** Events from today on, soonest first. */
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  now?: () => Date;
};

/** A text on which a reply is based; the first source is the reply itself. */
export type Source = { title: string; text: string; path: string };

export type Reply = {
  text: string;
  /** True when somebody is in danger: show the reply at once and unchanged, never reworded by a model. */
  isUrgent: boolean;
  language: ReplyLanguage | InterpretedLanguage;
  /** Messages to offer as buttons when the reply asks back. */
  choices?: readonly string[];
  /** Empty for small talk, for the fallback, and whenever the reply may name the emergency lines. */
  sources: readonly Source[];
};

export type Assistant = {
  /** The reply to a message about danger, without awaiting anything; undefined when no danger is found. */
  urgentReply(reading: ReadMessage): Reply | undefined;
  /** `page` is the language of the page; it decides for messages too short to identify. */
  read(message: string, page?: ReplyLanguage): ReadMessage;
  reply(reading: ReadMessage): Promise<Reply>;
};

/** Collapses repeated letters: "heeelp", "auxiliooo". */
const collapseLetters = (text: string) => text.replace(/(\p{L})\1+/gu, '$1');
const cries: ReadonlySet<string> = new Set(
  collapseLetters(
    'help me us please send emergency urgent now 911 sos mayday someone somebody anyone ayuda ayudame ayudeme ayudenme manden auxilio socorro por favor emergencia urgente muero',
  ).split(' '),
);
const cryWords = /^(?:help|911|sos|mayday|emergenc|ayud|auxilio|socor|muero)/;
const longestCry = 5;
/**
 * Emergencies only as the whole message; within other words they can mean anything ("fire extinguisher
 * class").
 */
const bareEmergencies: ReadonlySet<string> = new Set(
  'fire,house fire,shooting,stroke,rape,trafficked,stalked,kidnapped,drowning,poison,poisoned,snake bite,anaphylaxis,unconscious,miscarriage,heatstroke,heat stroke,hypothermia,car crash,accident,dying,peligro,derrame cerebral,convulsion,convulsiones,me ahogo,violacion,violencia domestica,maltrato,secuestro,me acosan,veneno,intoxicacion,me intoxique,aborto espontaneo,choque,accidente'.split(
    ',',
  ),
);
/** Minimum chance at which an emergency reply also names the program for a need in a separate clause. */
const askedBesideDanger = 0.9;

const followUps: readonly FollowUp[] = ['day', 'person', 'other'];

/** Minimum chance of a need to be answered besides a topic that a phrase decided. */
const clearNeed = 0.95;

/** Minimum chance of a need or fact to answer it before the emergency lines when danger is doubtful. */
const plainlyAsked = 0.6;
/** Below this chance of danger the request is answered first, however vague it is. */
const faintDanger = 0.1;

/** Minimum chance of a need to read a question about leaders as one about its program. */
const hintOfProgram = 0.001;

/** "HELP", "please help me", "auxilio", "me muero": with no other information, assume an emergency. */
function isCryForHelp(words: readonly string[]): boolean {
  return (
    words.length <= longestCry &&
    words.every((word) => cries.has(collapseLetters(word))) &&
    words.some((word) => cryWords.test(collapseLetters(word)))
  );
}

/** True when the request is answered before the emergency lines although danger is possible. */
function isRepliedToFirst(danger: Danger, asked: Topic | undefined): boolean {
  if (asked === undefined || (asked.kind === 'talk' && asked.id !== 'legal')) return false;
  const isPlain = asked.chance >= plainlyAsked && ['need', 'fact', 'talk'].includes(asked.kind);
  return isPlain || danger.chance < faintDanger;
}

const asksForHours = /^(?:hours?|open|closed?|horario|abr\w+|cierr\w+|trabaj\w+|atienden)$/;

/** The topic that a fixed phrase selects, before the trained model is used. */
function topicByPhrase({ rules, words }: ReadMessage): Topic | undefined {
  const has = (section: string) => rules.some((rule) => rule.section === section);
  const isAboutHoliday = has('holiday') && words.some((word) => asksForHours.test(word));
  const id = isAboutHoliday ? 'hours' : topicsFoundByPhrase.find(has);
  return id === undefined ? undefined : { id, kind: getTopicKind(id), chance: 1 };
}

/** A nearly certain need besides the topic that a phrase decided. */
function clearNeedIn([first]: readonly Topic[], except: string): Topic | undefined {
  const isOther = first?.kind === 'need' && first.id !== except;
  const isClear = isOther && first.chance >= clearNeed;
  return isClear ? first : undefined;
}

/** `apply` does not count: "I need help now" is not answered by pointing to a form. */
function isPlainlyAsked(asked: Topic | undefined): boolean {
  return asked !== undefined && asked.id !== 'apply' && asked.chance >= plainlyAsked;
}

export function isReplyLanguage(language: unknown): language is ReplyLanguage {
  return language === 'en' || language === 'es';
}

export function createAssistant(options: AssistantOptions): Assistant {
  const { content, upcomingEvents, now = () => new Date() } = options;
  const { read = createPipeline(content) } = options;
  const replyTo = createReplies({ content, upcomingEvents, now });
  const programOf = (slug: string) => content.programs.find((program) => program.slug === slug);

  function interpreted(language: ReadMessage['language']): Interpreted {
    const found = content.interpreted[language];
    if (found === undefined) throw new Error(`There is no reply in the language "${language}".`);
    return found;
  }

  function urgent(reading: ReadMessage, text: string): Reply {
    return { text, isUrgent: true, language: reading.language, sources: [] };
  }

  /** True when a separate clause asks for a basic need: in "by the river", the river is not a request. */
  function isAskedApart({ parts }: ReadMessage, { program }: Topic): boolean {
    return parts.some(
      ([first]) =>
        first !== undefined &&
        first.program === program &&
        first.chance >= askedBesideDanger &&
        content.basicNeeds.some((need) => need === first.id),
    );
  }

  /** Adds the program for a need that the person mentioned besides the danger. */
  function besideDanger(reading: ReadMessage, text: string, alsoHelps: string): string {
    const need = reading.topics.find(({ kind }) => kind === 'need');
    const program = programOf(need?.program ?? '');
    if (need === undefined || program === undefined || !isAskedApart(reading, need)) return text;
    return `${text} ${fillTemplate(alsoHelps, { program: program.name, path: program.path })}`;
  }

  /** Adds the national helplines that fit the message. */
  function withHelplines({ danger, rules }: ReadMessage, text: string, said: Replies): string {
    const has = (section: string) => rules.some((rule) => rule.section === section);
    const isViolence = danger?.kind === 'violence';
    const isTreatment = danger?.kind === 'medical' && has('treatment') && !has('poison');
    const lines: Helpline[] = isViolence
      ? ['violence']
      : (['poison', 'runaway'] as const).filter(has);
    const treatment = isTreatment ? [said.treatment] : [];
    return [text, ...treatment, ...lines.map((line) => said.helplines[line])].join(' ');
  }

  /** Names no program to somebody who must call 911 this minute. */
  function emergencyReply(reading: ReadMessage, text: string, said: Replies): string {
    const lines = withHelplines(reading, text, said);
    const kind = reading.danger?.kind;
    const mayNameProgram = kind === 'self-harm' || kind === 'violence';
    return mayNameProgram ? besideDanger(reading, lines, said.alsoHelps) : lines;
  }

  /** The national line that the message asks for. */
  function askedHelpline({ danger, rules }: ReadMessage): Helpline | undefined {
    const has = (section: string) => rules.some((rule) => rule.section === section);
    if (danger !== undefined || !has('hotline')) return undefined;
    if (has('abuse at home')) return 'violence';
    return (['poison', 'runaway'] as const).find(has);
  }

  /** A message that makes no sense without the one before it. */
  function followUpIn(
    { rules, words, message }: ReadMessage,
    said: Replies,
  ): ClarifyingQuestion | undefined {
    const whole = rules.filter(({ from, to }) => from === 0 && to === words.length);
    const kind = followUps.find((each) =>
      whole.some(({ section }) => section === `${each} follow-up`),
    );
    if (kind === undefined) return undefined;
    const day = /\p{L}+(?=\P{L}*$)/u.exec(message)?.[0] ?? '';
    const { ask, choices } = said.followUp[kind];
    return { ask, choices: choices.map((choice) => fillTemplate(choice, { day })) };
  }

  function urgentReply(reading: ReadMessage): Reply | undefined {
    const { language, danger, foreignDanger, words } = reading;
    const said = isReplyLanguage(language) ? content.replies[language] : undefined;
    if (said === undefined) {
      const isSure = danger !== undefined && !danger.isDoubtful;
      const isDanger = foreignDanger !== undefined || isSure || isCryForHelp(words);
      return isDanger ? urgent(reading, interpreted(language).danger) : undefined;
    }
    if (isCryForHelp(words)) return urgent(reading, said.bareHelp);
    if (danger === undefined || danger.isDoubtful) return undefined;
    return urgent(reading, emergencyReply(reading, said.danger[danger.kind], said));
  }

  async function reply(reading: ReadMessage): Promise<Reply> {
    const first = urgentReply(reading);
    if (first !== undefined) return first;
    const { language, words, topics, parts, named, rules } = reading;
    const plain = { isUrgent: false, language, sources: [] };
    const said = isReplyLanguage(language) ? content.replies[language] : undefined;
    if (said === undefined) return { ...plain, text: interpreted(language).reply };
    const message = words.join(' ');
    const followUp = followUpIn(reading, said);
    if (followUp !== undefined) {
      return { ...plain, text: followUp.ask, choices: followUp.choices };
    }
    if (bareEmergencies.has(message)) return { ...plain, text: said.bareHelp };
    const line = askedHelpline(reading);
    if (line !== undefined) return { ...plain, text: said.askedHelplines[line] };
    const has = (section: string) => rules.some((rule) => rule.section === section);
    const isHeavy = has('heavy heart');
    const counseling = topics.find(({ id }) => id === 'counseling');
    let chosen = words.length === 0 || has('not ours') ? undefined : chooseTopics(topics, parts);
    const phraseTopic = topicByPhrase(reading);
    if (phraseTopic !== undefined && !has('not ours')) {
      const program = content.needPrograms[phraseTopic.id as NeedId];
      chosen = { best: { ...phraseTopic, program }, second: clearNeedIn(topics, phraseTopic.id) };
    }
    if (
      isHeavy &&
      counseling !== undefined &&
      (chosen === undefined || chosen.best.kind === 'talk')
    ) {
      chosen = { best: counseling };
    }
    const english = topics.find(({ id }) => id === 'english');
    if (has('english class') && english !== undefined && chosen !== undefined) {
      const { best, second } = chosen;
      if (best.id === 'languages') chosen = { best: english };
      else if (best.kind === 'need' && best.id !== 'english' && second?.kind !== 'need') {
        chosen = { best, second: english };
      }
    }
    const isAbuse = has('abuse at home');
    const safety = topics.find(({ id }) => id === 'safety');
    // Somebody who is controlled at home may name money, a phone, or the children; safety comes first.
    if (isAbuse && safety !== undefined && chosen?.best.kind === 'need') {
      const { best: other } = chosen;
      if (other.id === 'shelter') chosen = { best: other, second: safety };
      else if (other.id !== 'safety') chosen = { best: safety };
    }
    const isNamed = has('cannot wait');
    const isPressing = isNamed || has('urgent') || reading.danger !== undefined;
    // When no clear request can be answered first, give the emergency lines first.
    if (
      (reading.danger !== undefined && !isRepliedToFirst(reading.danger, chosen?.best)) ||
      (has('urgent') && !isNamed && !isPlainlyAsked(chosen?.best))
    ) {
      return { ...plain, text: emergencyReply(reading, said.bareHelp, said) };
    }
    if (chosen === undefined) return { ...plain, text: said.fallback };
    const { best } = chosen;
    const likely = topics.find(({ kind, chance }) => kind === 'need' && chance >= hintOfProgram);
    const likelyProgram = likely?.program;
    const asksAboutHoliday = has('holiday');
    const request = { said, words, chosen, named, topics, likelyProgram, asksAboutHoliday };
    const base = await replyTo(request);
    const isBasic = best.kind === 'need' && content.basicNeeds.some((need) => need === best.id);
    const lines =
      reading.danger !== undefined || (isPressing && isBasic)
        ? said.cannotWait
        : isBasic && best.id !== 'shelter'
          ? said.dayAndNight
          : '';
    const text = [
      isAbuse || best.id === 'safety' ? said.helplines.violence : '',
      base,
      best.id === 'shelter' && has('runaway') ? said.helplines.runaway : '',
      lines,
      isHeavy || best.id === 'safety' ? said.care : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
    // Replies with sources may be reworded by a model, which could drop the emergency lines.
    const namesLines = isPressing || isHeavy || best.id === 'safety';
    if (best.kind === 'talk' || namesLines) return { ...plain, text };
    const path = /\/[a-z]\S*[a-z]/.exec(text)?.[0] ?? '/';
    const program = programOf(best.program ?? '');
    const about = program === undefined ? '' : (said.programs[program.slug] ?? '');
    const sources = [
      { title: 'Our reply', text, path },
      ...(program === undefined ? [] : [{ title: program.name, text: about, path: program.path }]),
    ];
    return { ...plain, text, sources };
  }

  return { read, urgentReply, reply };
}
