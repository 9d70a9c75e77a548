// The topics that the assistant can tell apart; content holds the replies, assistant/data/ the examples.

export const needs = [
  'shelter',
  'rent',
  'find-home',
  'furniture',
  'clothes',
  'hygiene',
  'utilities',
  'food',
  'food-delivery',
  'hot-meal',
  'special-diet',
  'school-break',
  'cooking',
  'grow-food',
  'resume',
  'interview',
  'job-training',
  'find-job',
  'business',
  'money',
  'work-start',
  'counseling',
  'find-counselor',
  'recovery',
  'safety',
  'grief',
  'health',
  'rides',
  'parenting',
  'co-parenting',
  'grandparents',
  'kids-activities',
  'mentors',
  'special-needs',
  'school-meeting',
  'respite',
  'tutoring',
  'reading',
  'ged',
  'english',
  'college',
  'school-supplies',
  'summer-learning',
  'art',
  'music',
  'choir',
  'mural',
  'prayer',
  'faith-talks',
  'maker',
  'trees',
  'river',
  'garden',
  'compost',
  'birds',
  'wildlife',
  'cool-home',
  'digital-lessons',
  'laptop',
  'internet',
  'scams',
  'coding',
  'ai',
  'form-help',
  'taxes',
  'car-seat',
  'home-repair',
  'car-costs',
  'cash',
  'pets',
] as const;

/** Ways to give or to take part. */
export const actions = [
  'volunteer',
  'chapter-leader',
  'host-drive',
  'media-partner',
  'resource-partner',
  'donate-money',
  'donate-supplies',
  'get-involved',
  'survey',
] as const;

/** Questions that people ask before they take part, with the action that each belongs to. */
export const roleFacts = {
  'volunteer-age': 'volunteer',
  'volunteer-check': 'volunteer',
  'volunteer-time': 'volunteer',
  'volunteer-tasks': 'volunteer',
  'volunteer-start': 'volunteer',
  'chapter-pay': 'chapter-leader',
  'chapter-fit': 'chapter-leader',
  'chapter-duties': 'chapter-leader',
  'drive-notice': 'host-drive',
  'drive-place': 'host-drive',
  'drive-setup': 'host-drive',
  'supplies-condition': 'donate-supplies',
  'supplies-pickup': 'donate-supplies',
  'supplies-tech': 'donate-supplies',
  'supplies-receipt': 'donate-supplies',
  'media-rules': 'media-partner',
  'partner-terms': 'resource-partner',
} as const;

/** Facts about the organization. */
export const facts = [
  'programs',
  'apply',
  'for-someone-else',
  'hours',
  'address',
  'visit',
  'phone',
  'email',
  'contact',
  'leadership',
  'founders',
  'founded',
  'status',
  'tax-deductible',
  'impact',
  'gift-payment',
  'response-time',
  'events',
  'service-areas',
  'area-served',
  'cost',
  'eligibility',
  'languages',
  'privacy',
  'delete-data',
  'human',
  'assistant',
  'about',
  'partners',
  'social',
  'crisis-line',
  'hiring',
  'complaints',
  'immigration',
] as const;

/** Small talk, and topics that the assistant declines. */
export const talkTopics = [
  'greeting',
  'thanks',
  'goodbye',
  'medical',
  'legal',
  'abuse',
  'prying',
  'outside',
] as const;

/** Facts that people also ask about a single program: "is the class free". */
export const programFacts = ['cost', 'hours', 'address', 'eligibility', 'languages'] as const;

/** National lines for one kind of danger, named besides 911 and 988 where they fit. */
export const helplines = ['violence', 'poison', 'runaway'] as const;

/** Kinds of danger to life and limb. */
export const alarms = ['self-harm', 'medical', 'violence', 'child', 'crime'] as const;

/** Languages that get one fixed sentence: we find an interpreter. */
export const interpretedLanguages = [
  'fr',
  'ht',
  'pt',
  'ar',
  'zh',
  'vi',
  'ko',
  'tl',
  'am',
  'prs',
] as const;

export type NeedId = (typeof needs)[number];
export type ActionId = (typeof actions)[number];
export type RoleFactId = keyof typeof roleFacts;
export type FactId = (typeof facts)[number];
export type TalkId = (typeof talkTopics)[number];
export type ProgramFact = (typeof programFacts)[number];
export type Helpline = (typeof helplines)[number];
export type Alarm = (typeof alarms)[number];
export type InterpretedLanguage = (typeof interpretedLanguages)[number];
