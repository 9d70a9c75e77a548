// Simulates 200 applicants whose every fifth response is lost, and who correct and resend their answers.
// Staff must see one application each, with the newest answers.
import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applicationFields } from '#domain/forms/application';
import { assistanceForm } from '../../app/forms/assistance/assistance.ts';
import { deliver, newDraft } from '../../app/forms/deliver.ts';
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

/** Types, sends, corrects and resends until a reference comes back. */
async function withScript(drafts: Typed[]) {
  const draft = newDraft();
  for (let at = 0; at < drafts.length + 9; at++) {
    const typed = drafts[Math.min(at, drafts.length - 1)] ?? expect.unreachable();
    const outcome = await deliver(assistanceForm, () => formOf(typed), draft, 'es');
    if (outcome.kind === 'sent') return { reference: outcome.reference, typed };
    expect(outcome.kind, JSON.stringify(outcome)).toBe('failed');
  }
  return expect.unreachable();
}

/** Submits the form, and submits it again when no page comes back. */
async function withoutScript([typed]: Typed[]) {
  const context = new RouterContextProvider();
  context.set(apiContext, network as never);
  for (let tries = 0; tries < 9; tries++) {
    const body = formOf(typed ?? expect.unreachable());
    const request = new Request('http://site.test/membership-assistance', { method: 'POST', body });
    const outcome = await postWithoutScript(assistanceForm, { request, context }).catch(() => {});
    if (outcome instanceof Response) {
      expect(outcome.status).toBe(303);
      expect(outcome.headers.get('location')).toBe('/membership-assistance?sent');
      const [cookie = ''] = (outcome.headers.get('set-cookie') ?? '').split(';');
      const path = '/api/confirmation?form=assistance';
      const { body: sent } = await site.visitor('GET', path, { headers: { cookie } });
      const { reference } = sent as { reference: string };
      return { reference, typed: typed as Typed };
    }
    expect(outcome, JSON.stringify(outcome)).toBeUndefined();
  }
  return expect.unreachable();
}

const plain = (text: unknown) =>
  String(text ?? '')
    .replaceAll('\r\n', '\n')
    .trim();

it(`stores exactly what applicants typed in ${runs} random journeys`, async () => {
  vi.stubGlobal('fetch', network);
  const journeys = fc.sample(journey, { seed, numRuns: runs });
  for (const [at, { drafts, hasScript }] of journeys.entries()) {
    // A unique last name finds every row that the journey made.
    const own = `Run${at}x`;
    address = `10.7.${at}.1`;
    const named = (drafts as Typed[]).map((typed) => ({
      ...typed,
      lastName: `${typed.lastName} ${own}`,
    }));
    const { reference, typed } = await (hasScript ? withScript : withoutScript)(named);
    const rows = (await staff('GET', `/api/members?search=${own}`)).body as { id: number }[];
    expect(rows, `journey ${at}`).toHaveLength(1);
    const member = (await staff('GET', `/api/members/${rows[0]?.id}`)).body as Record<
      string,
      unknown
    >;
    const info = member.additionalInfo as Record<string, string>;
    const read = {
      ...Object.fromEntries(
        ['firstName', 'lastName', 'email', 'phone'].map((key) => [key, member[key]]),
      ),
      ...Object.fromEntries(
        ['location', 'homeSafety', 'emergency', 'hearAbout', 'noEmail'].map((key) => [
          key,
          info[key],
        ]),
      ),
      coreProgram: (member.programAreas as string[])[0],
      language: member.preferredLanguage,
      contactMethod: member.preferredContactMethod,
      questions: member.notes,
    };
    const expected: Typed = {
      ...typed,
      language: typed.language || 'English',
      contactMethod: typed.contactMethod || 'Email',
    };
    if (typed.noEmail === 'true') {
      expected.email = '';
      if (expected.contactMethod === 'Email') expected.contactMethod = 'Phone Call';
    }
    for (const { key } of fields) {
      expect(plain(read[key as keyof typeof read]), `journey ${at}: ${key}`).toBe(
        plain(expected[key as keyof typeof expected]),
      );
    }
    expect(member.reference).toBe(reference);
  }
});
