// Simulates 200 applicants whose every fifth response is lost, and who resend or correct their answers.
// Staff must see each text that arrived exactly once: a resent text adds no row, a corrected one does.
import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applicationFields } from '#domain/forms/application';
import { assistanceForm } from '../../app/forms/assistance/assistance.ts';
import { createDraft, deliver } from '../../app/forms/deliver.ts';
import { postWithoutScript } from '../../app/forms/post-without-script.ts';
import { apiContext } from '../../app/request-context.ts';
import { startApi } from './harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.stop();
});

const seed = 20_261_115;
const runs = 200;

const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z]{1,12}$/),
  fc.constantFrom(
    'محمد',
    'José',
    "O'Neil",
    '李小龙',
    '👩‍👧 family',
    'Łódź',
    '"quoted"',
    '<b>',
    '\\n',
  ),
);
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const story = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
const email = fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.org$/);

function answerTo({ key, control, options, required }: (typeof fields)[number]) {
  if (key === 'email') return email;
  if (control === 'checkbox') return fc.constantFrom('', 'true');
  if (key === 'phone') return fc.stringMatching(/^\+?[0-9() -]{7,20}[0-9]$/);
  if (options !== undefined) {
    const chosen = fc.constantFrom(...options);
    return required === 'enforced' ? chosen : fc.oneof(chosen, fc.constant(''));
  }
  return control === 'textarea' ? story : line;
}
const fields = applicationFields as readonly {
  key: string;
  control: string;
  options?: readonly string[];
  required?: string;
}[];
const person = fc.record(Object.fromEntries(fields.map((field) => [field.key, answerTo(field)])));
const journey = fc.record({
  drafts: fc.array(person, { minLength: 1, maxLength: 3 }),
  hasScript: fc.boolean(),
});
type Typed = Record<string, string>;

function formOf(typed: Typed): FormData {
  const data = new FormData();
  // Browsers submit a line break as CRLF.
  for (const [key, text] of Object.entries(typed)) {
    // Browsers leave an unchecked checkbox out.
    if (key !== 'noEmail' || text !== '') data.set(key, text.replaceAll('\n', '\r\n'));
  }
  return data;
}

let sent = 0;
/** Client address of the current journey. */
let address = '';
/** Every request arrives; every fifth response is lost. */
async function network(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const response = await site.visitor('POST', path, { raw: String(init.body), headers, address });
  sent += 1;
  if (sent % 5 === 0) throw new TypeError('Failed to fetch');
  return new Response(response.text, { status: response.status, headers: response.headers });
}

/** The reference that came back, and the answers of each request in the order in which they were sent. */
type Journey = { reference: string; requests: Typed[] };

/** Types, sends, corrects and resends until a reference comes back. */
async function withScript(drafts: Typed[]): Promise<Journey> {
  const draft = createDraft();
  const requests: Typed[] = [];
  for (let at = 0; at < drafts.length + 9; at++) {
    const typed = drafts[Math.min(at, drafts.length - 1)] ?? expect.unreachable();
    requests.push(typed);
    const outcome = await deliver(assistanceForm, () => formOf(typed), draft, 'es');
    if (outcome.kind === 'sent') return { reference: outcome.reference, requests };
    expect(outcome.kind, JSON.stringify(outcome)).toBe('failed');
  }
  return expect.unreachable();
}

/** Submits the form, and submits it again when no page comes back. */
async function withoutScript([typed = expect.unreachable()]: Typed[]): Promise<Journey> {
  const requests: Typed[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, network as never);
  for (let tries = 0; tries < 9; tries++) {
    requests.push(typed);
    const body = formOf(typed);
    const request = new Request('http://site.test/membership-assistance', { method: 'POST', body });
    const outcome = await postWithoutScript(assistanceForm, { request, context }).catch(() => {});
    if (outcome instanceof Response) {
      expect(outcome.status).toBe(303);
      expect(outcome.headers.get('location')).toBe('/membership-assistance?sent');
      const [cookie = ''] = (outcome.headers.get('set-cookie') ?? '').split(';');
      const path = '/api/confirmation?form=assistance';
      const { body: sent } = await site.visitor('GET', path, { headers: { cookie } });
      const { reference } = sent as { reference: string };
      return { reference, requests };
    }
    expect(outcome, JSON.stringify(outcome)).toBeUndefined();
  }
  return expect.unreachable();
}

const plain = (text: unknown) =>
  String(text ?? '')
    .replaceAll('\r\n', '\n')
    .trim();

/** What staff read of a case, by the keys of the form. */
function answersIn(member: Record<string, unknown>): Record<string, unknown> {
  const info = member.additionalInfo as Record<string, string>;
  const { firstName, lastName, email: address, phone } = member;
  const { location, homeSafety, emergency, hearAbout, noEmail, livesWith } = info;
  return {
    ...{ firstName, lastName, email: address, phone },
    ...{ location, homeSafety, emergency, hearAbout, noEmail, livesWith },
    coreProgram: (member.programAreas as string[])[0],
    language: member.preferredLanguage,
    contactMethod: member.preferredContactMethod,
    questions: member.notes,
  };
}

/** The typed answers, with the choices that the form makes for the applicant. */
function expectedAnswers(typed: Typed): Typed {
  const expected: Typed = {
    ...typed,
    language: typed.language || 'English',
    contactMethod: typed.contactMethod || 'Email',
  };
  if (typed.noEmail === 'true') {
    expected.email = '';
    if (expected.contactMethod === 'Email') expected.contactMethod = 'Phone Call';
  }
  return expected;
}

it(`stores each typed text once in ${runs} random journeys`, async () => {
  vi.stubGlobal('fetch', network);
  const journeys = fc.sample(journey, { seed, numRuns: runs });
  let resent = 0;
  let corrected = 0;
  for (const [at, { drafts, hasScript }] of journeys.entries()) {
    // A unique last name finds every row that the journey made.
    const own = `Run${at}x`;
    address = `10.7.${at}.1`;
    const named = (drafts as Typed[]).map((typed) => ({
      ...typed,
      lastName: `${typed.lastName} ${own}`,
    }));
    const { reference, requests } = await (hasScript ? withScript : withoutScript)(named);
    const texts = [...new Set(requests)];
    resent += requests.length - texts.length;
    corrected += texts.length - 1;
    const found = (await staff('GET', `/api/members?search=${own}`)).body as { id: number }[];
    expect(found, `journey ${at}`).toHaveLength(texts.length);
    const ids = found.map(({ id }) => id).toSorted((a, b) => a - b);
    for (const [index, typed] of texts.entries()) {
      const { body } = await staff('GET', `/api/members/${ids[index]}`);
      const member = body as Record<string, unknown>;
      const read = answersIn(member);
      const expected = expectedAnswers(typed);
      for (const { key } of fields) {
        expect(plain(read[key]), `journey ${at}, text ${index}: ${key}`).toBe(plain(expected[key]));
      }
      if (index === texts.length - 1) expect(member.reference).toBe(reference);
    }
  }
  // Otherwise the journeys would prove nothing about lost responses.
  expect(resent).toBeGreaterThan(10);
  expect(corrected).toBeGreaterThan(10);
});
