// Types of the texts of forms, toasts and the chat assistant.
import type { applicationFields } from '#domain/forms/application';
import type { FormType } from '#domain/forms/submission';
import type {
  CallToAction,
  ExternalHref,
  Href,
  Link,
  ListSection,
  Picture,
  Section,
  TextBlock,
} from './shape.ts';

export type PublicForm = 'contact' | 'donation' | 'get-involved' | 'assistance';

export interface Forms {
  optional: string;
  pleaseChoose: string;
  choosePlaceholder: string;
  allNeeded: string;
  errorSummary: { title: string; one: string; many: string };
  charactersLeft: string;
  charactersOver: string;
  leave: { title: string; text: string; stay: string; leave: string };
  /**
   * Shown before the language buttons at the end of a form; the language switch in the frame would lose the
   * answers.
   */
  otherLanguage: string;
  step: string;
  back: string;
  next: string;
  buttons: Record<PublicForm, { submit: string; sending: string }>;
  /** Reasons why a form could not be sent; the emergency lines and the office phone follow. */
  failed: {
    offline: string;
    slow: string;
    server: string;
    tooMany: string;
    overQuota: string;
    busy: string;
    unavailable: string;
    tooLarge: string;
    kept: string;
    call: string;
    retry: string;
  };
  /** Shown above a form when its URL asks for a confirmation that cannot be shown. */
  noConfirmation: string;
  reference: {
    label: string;
    keep: string;
    nextTitle: string;
    print: string;
    copy: string;
    copied: string;
  };
  /** Shown after sending to people who must not wait for us. */
  danger: {
    text: string;
    /** The form came over the limit of its network, so no response time is promised. */
    overLimit: { text: string; next: readonly string[] };
    next: readonly string[];
  };
  privacyLink: Link;
}

export interface SuccessPanel {
  title: string;
  text: string;
  next: readonly string[];
  again: string;
  links: readonly Link[];
}

export interface GetStarted {
  title: string;
  intro: string;
  hero: Picture;
  chooser: { title: string; hint: string };
  types: Record<FormType, { intro: string; time: string; about: Link }>;
  change: { button: string; cleared: string; bringBack: string };
  groups: { basics: string; answers: string };
  who: string;
  success: SuccessPanel;
  next: ListSection;
  questions: TextBlock;
  help: CallToAction;
}

export type ApplicationKey = (typeof applicationFields)[number]['key'];

export interface MembershipAssistance {
  title: string;
  intro: string;
  before: ListSection;
  steps: readonly (TextBlock & { questions: readonly ApplicationKey[] })[];
  why: {
    label: string;
    answers: Partial<Record<ApplicationKey, string>>;
  };
  who: Section;
  notStored: string;
  emergency: { title: string; text: string };
  unsafeHome: { title: string; text: string };
  review: { title: string; change: string; blank: string; yes: string };
  success: SuccessPanel;
  back: Link;
}

export interface Donate {
  title: string;
  intro: string;
  hero: Picture;
  formTitle: string;
  labels: Record<'type' | 'presets' | 'popular' | 'amount', string>;
  /** One claim only: the claims of `giftDoes` contradict each other. */
  impact: { title: string; line: string };
  pledge: Section;
  status: TextBlock;
  learn: Link;
  leave: { title: string; text: string; stay: string; leave: string };
  success: SuccessPanel & { handOver: string; hosted: { text: string; href: ExternalHref } };
  supplies: { title: string; text: string; link: Link };
}

export interface Toast {
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
}

export type Situation =
  | 'contactSent'
  | 'contactFailed'
  | 'donationSent'
  | 'donationIncomplete'
  | 'donationFailed'
  | 'getInvolvedSent'
  | 'getInvolvedFailed'
  | 'assistanceSent'
  | 'assistanceFailed'
  | 'messageCopied'
  | 'conversationCopied'
  | 'copyFailed'
  | 'loginSucceeded'
  | 'loginFailed'
  | 'statusUpdated'
  | 'statusUpdateFailed'
  | 'memberCreated'
  | 'memberCreationFailed'
  | 'serviceRecordAdded'
  | 'progressNoteAdded';

export interface Toasts {
  label: string;
  region: string;
  close: string;
  messages: Record<Situation, Toast>;
}

export interface ChatLauncher {
  region: string;
  text: string;
  open: string;
  opening: string;
}

export interface Assistant {
  name: string;
  subtitle: string;
  greeting: string;
  quickActionsLabel: string;
  quickActions: readonly string[];
  input: { label: string; placeholder: string; send: string };
  thinking: string;
  roles: { user: string; assistant: string };
  labels: {
    minimize: string;
    minimized: string;
    restore: string;
    newReply: string;
    close: string;
    copyMessage: string;
    copyConversation: string;
    share: string;
    log: string;
  };
  share: { title: string; unavailable: string };
  failures: Record<'technical' | 'trouble' | 'tooMany' | 'busy', string>;
  crisis: string;
  privacy: { text: string; link: { text: string; href: Href } };
}
