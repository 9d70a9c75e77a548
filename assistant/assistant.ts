// The chat assistant's one door. Content and events are handed to it; it opens no socket and no database.
import type { AssistantContent, AssistantEvent, Interpreted } from '#domain/assistant-content';
import type { InterpretedLanguage } from '#domain/assistant-topics';
import type { Danger } from './danger/danger.ts';
import type { ReplyLanguage } from './language/language.ts';
import { createPipeline, type Pipeline, type Reading } from './pipeline.ts';
import { choose, type Topic } from './topics/choose.ts';
import { createReplies } from './topics/reply.ts';
import { fill } from './topics/template.ts';

export type AssistantOptions = {
  content: AssistantContent<ReplyLanguage>;
  /** Of the same content, where it is made already. */
  read?: Pipeline;
  /** Events from today on, soonest first. */
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  now?: () => Date;
};

/** What a reply rests on; the first is the reply itself. */
export type Source = { title: string; text: string; path: string };

export type Reply = {
  text: string;
  /** Somebody is in danger: the reply must reach them at once, and as it was weighed beforehand. */
  isUrgent: boolean;
  language: ReplyLanguage | InterpretedLanguage;
  /** Empty for small talk, when nothing fits, and wherever the reply may name the emergency lines. */
  sources: readonly Source[];
};

export type Assistant = {
  /** The reply to a message in danger, at once; undefined when nobody is. */
  urgentReply(reading: Reading): Reply | undefined;
  /** `page` is the language of the page it was written on, which a word or two may not tell. */
  read(message: string, page?: ReplyLanguage): Reading;
  reply(reading: Reading): Promise<Reply>;
};

/** A cry is drawn out: "heeelp", "auxiliooo". */
const drawnIn = (text: string) => text.replace(/(\p{L})\1+/gu, '$1');
const cries: ReadonlySet<string> = new Set(
  drawnIn(
    'help me us please send emergency urgent now 911 sos mayday someone somebody anyone ayuda ayudame ayudeme ayudenme manden auxilio socorro por favor emergencia urgente muero',
  ).split(' '),
);
const cryWords = /^(?:help|911|sos|mayday|emergenc|ayud|auxilio|socor|muero)/;
const longestCry = 5;
const bareWords: ReadonlySet<string> = new Set(
  'yes yeah yep yup no nope ok okay sure si claro vale'.split(' '),
);
/** Where nothing else is said. Beside other words they may mean anything: "fire extinguisher class". */
const bareEmergencies: ReadonlySet<string> = new Set(
  'fire,house fire,shooting,stroke,rape,trafficked,stalked,kidnapped,drowning,poison,poisoned,snake bite,anaphylaxis,unconscious,miscarriage,heatstroke,heat stroke,hypothermia,car crash,accident,dying,peligro,derrame cerebral,convulsion,convulsiones,me ahogo,violacion,violencia domestica,maltrato,secuestro,me acosan,veneno,intoxicacion,me intoxique,aborto espontaneo,choque,accidente'.split(
    ',',
  ),
);
/** How likely a need must be to be named beside an alarm. */
const askedBesideDanger = 0.2;
/** The same in a clause of its own, beside words of ending one's life: "no quiero vivir" asks for no home. */
const askedBesideSelfHarm = 0.9;

/** How plain a need or a question must be for its reply to come before the lines, where danger is in doubt. */
const plainlyAsked = 0.6;
/** Below this a doubt is so faint that whatever is asked for comes first, however vaguely. */
const faintDanger = 0.1;

/** How likely a need must be for a question about leaders to be about its program. */
const hintOfProgram = 0.001;

/** "HELP", "please help me", "auxilio", "me muero": nothing else is said, so it may be the worst. */
function isCryForHelp(words: readonly string[]): boolean {
  return (
    words.length <= longestCry &&
    words.every((word) => cries.has(drawnIn(word))) &&
    words.some((word) => cryWords.test(drawnIn(word)))
  );
}

/** Whether what was asked for is replied to before the lines, where danger is in doubt. */
function isRepliedToFirst(danger: Danger, asked: Topic | undefined): boolean {
  if (asked === undefined || asked.kind === 'talk') return false;
  const isPlain = asked.chance >= plainlyAsked && (asked.kind === 'need' || asked.kind === 'fact');
  return isPlain || danger.chance < faintDanger;
}

/** "I need help now": the form is no help to who cannot wait, and nothing else is plain. */
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

  function interpreted(language: Reading['language']): Interpreted {
    const found = content.interpreted[language];
    if (found === undefined) throw new Error(`There is no reply in the language "${language}".`);
    return found;
  }

  function urgent(reading: Reading, text: string): Reply {
    return { text, isUrgent: true, language: reading.language, sources: [] };
  }

  /** Whether a clause of its own asks for it, and it is something to live on: a river is not. */
  function isAskedApart({ parts }: Reading, { program }: Topic): boolean {
    return parts.some(
      ([first]) =>
        first !== undefined &&
        first.program === program &&
        first.chance >= askedBesideSelfHarm &&
        content.basicNeeds.some((need) => need === first.id),
    );
  }

  /** Whoever is in danger may also have asked for food: that is not forgotten. */
  function besideDanger(reading: Reading, text: string, alsoHelps: string): string {
    const need = reading.topics.find(({ kind }) => kind === 'need');
    const program = programOf(need?.program ?? '');
    if (need === undefined || program === undefined || need.chance < askedBesideDanger) return text;
    if (reading.danger?.kind === 'self-harm' && !isAskedApart(reading, need)) return text;
    if (text.includes(program.path)) return text;
    return `${text} ${fill(alsoHelps, { program: program.name, path: program.path })}`;
  }

  function urgentReply(reading: Reading): Reply | undefined {
    const { language, danger, foreignDanger, words } = reading;
    const said = isReplyLanguage(language) ? content.replies[language] : undefined;
    if (said === undefined) {
      const isSure = danger !== undefined && !danger.isDoubtful;
      const isDanger = foreignDanger !== undefined || isSure || isCryForHelp(words);
      return isDanger ? urgent(reading, interpreted(language).danger) : undefined;
    }
    if (isCryForHelp(words)) return urgent(reading, said.bareHelp);
    if (danger === undefined || danger.isDoubtful) return undefined;
    return urgent(reading, besideDanger(reading, said.danger[danger.kind], said.alsoHelps));
  }

  async function reply(reading: Reading): Promise<Reply> {
    const first = urgentReply(reading);
    if (first !== undefined) return first;
    const { language, words, topics, parts, named, rules } = reading;
    const plain = { isUrgent: false, language, sources: [] };
    const said = isReplyLanguage(language) ? content.replies[language] : undefined;
    if (said === undefined) return { ...plain, text: interpreted(language).reply };
    const message = words.join(' ');
    if (bareWords.has(message)) return { ...plain, text: said.bareWord };
    if (bareEmergencies.has(message)) return { ...plain, text: said.bareHelp };
    const has = (section: string) => rules.some((rule) => rule.section === section);
    const isHeavy = has('heavy heart');
    const counseling = topics.find(({ id }) => id === 'counseling');
    let chosen = words.length === 0 || has('not ours') ? undefined : choose(topics, parts);
    if (
      isHeavy &&
      counseling !== undefined &&
      (chosen === undefined || chosen.best.kind === 'talk')
    ) {
      chosen = { best: counseling };
    }
    const isNamed = has('cannot wait');
    const isPressing = isNamed || has('urgent') || reading.danger !== undefined;
    // Where nothing is plainly asked for that help could come first for, who may be in danger hears of the lines.
    if (
      (reading.danger !== undefined && !isRepliedToFirst(reading.danger, chosen?.best)) ||
      (has('urgent') && !isNamed && !isPlainlyAsked(chosen?.best))
    ) {
      return { ...plain, text: besideDanger(reading, said.bareHelp, said.alsoHelps) };
    }
    if (chosen === undefined) return { ...plain, text: said.fallback };
    const { best } = chosen;
    const likely = topics.find(({ kind, chance }) => kind === 'need' && chance >= hintOfProgram);
    const likelyProgram = likely?.program;
    const base = await replyTo({ said, words, chosen, named, topics, likelyProgram });
    const isBasic = best.kind === 'need' && content.basicNeeds.some((need) => need === best.id);
    const lines =
      reading.danger !== undefined || (isPressing && isBasic)
        ? said.cannotWait
        : isBasic
          ? said.dayAndNight
          : '';
    const text = [base, lines, isHeavy || best.id === 'safety' ? said.care : '']
      .filter((part) => part !== '')
      .join(' ');
    // A model words what has sources, and may leave the lines out.
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
