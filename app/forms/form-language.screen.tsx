// Tests forms on Spanish pages, and a change of language while a form is filled in.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { extractVisibleText, findEnglishSentences } from '../../tests/english';
import { createRefusal, fakeServer } from '../../tests/screens/fake-server';
import { findToast, renderSite } from '../../tests/screens/render-site';

const english = contentOf('en');
const spanish = contentOf('es');

const named = <Control extends HTMLElement = HTMLInputElement>(name: string) =>
  document.querySelector<Control>(`main form [name=${name}]`) ?? expect.unreachable(name);
const summary = () => document.querySelector('main .error-summary')?.textContent ?? '';
const saidInEnglish = () =>
  findEnglishSentences(
    extractVisibleText(`<title>${document.title}</title>${document.body.outerHTML}`),
  );
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'main form button' }));
/** Uses the footer link, which exists in each language. */
async function switchTo(language: 'Español' | 'English') {
  fireEvent.click(screen.getByText(language, { selector: 'footer a' }));
  const isSpanish = language === 'Español';
  await waitFor(() => expect(location.pathname.startsWith('/es')).toBe(isSpanish));
  await screen.findByText(isSpanish ? 'English' : 'Español', { selector: 'footer a' });
}

const byType: Record<string, string> = {
  ...{ email: 'ana@example.org', tel: '804-555-0101', number: '25' },
  ...{ url: 'https://example.org' },
};
const isShown = (control: Element) =>
  control.closest('.step:not([data-current])') === null &&
  control.getAttribute('name') !== 'homepage';

/** Answers every empty field of this step. */
function answerAll(): void {
  for (const control of document.querySelectorAll<HTMLInputElement>(
    'main form :is(input, select, textarea)',
  )) {
    const { type, name, value } = control;
    if (!isShown(control) || type === 'checkbox' || type === 'hidden') continue;
    if (type === 'radio') {
      if (document.querySelector(`main form [name="${name}"]:checked`) === null)
        fireEvent.click(control);
    } else if (control instanceof HTMLSelectElement) {
      const [, second] = control.options;
      if (value === '') fireEvent.change(control, { target: { value: second?.value } });
    } else if (value === '')
      fireEvent.input(control, { target: { value: byType[type] ?? 'Ana Ruiz' } });
  }
}

it.each([
  ['contact', '/es/contact', 'contacts', 'contact'],
  ['get-involved', '/es/get-started?type=volunteer', 'get-involved-submissions', 'getInvolved'],
  ['assistance', '/es/membership-assistance', 'members', 'assistance'],
] as const)(
  'shows no English sentence on errors and on success: %s',
  async (form, path, api, toast) => {
    const { forms, toasts } = spanish;
    const answers = [
      () => createRefusal(429, 'too-many'),
      () => createRefusal(503, 'busy'),
      () => ({ reference: 'WW-2345-6789' }),
    ];
    fakeServer({ [`POST /api/${api}`]: () => answers.shift()?.() });
    await renderSite(path);
    document.title = spanish.seo.notFound.title;
    const { submit } = forms.buttons[form];
    for (let step = 1, isLast = false; !isLast; step += 1) {
      isLast = screen.queryByText(forms.next, { selector: 'main form button' }) === null;
      press(isLast ? submit : forms.next);
      await waitFor(() => expect(summary()).toContain(forms.errorSummary.title));
      expect(saidInEnglish(), 'refused').toEqual([]);
      answerAll();
      if (isLast) break;
      press(forms.next);
      const legend = () => document.querySelector('.step[data-current] legend')?.textContent;
      await waitFor(() => expect(legend()).toContain(`Paso ${step + 1} de`));
    }
    for (const reason of [forms.failed.tooMany.split('{')[0] ?? '', forms.failed.busy]) {
      press(submit);
      await waitFor(() => expect(summary()).toContain(reason));
      await findToast(toasts.messages[`${toast}Failed`].description ?? '');
      expect(saidInEnglish(), reason).toEqual([]);
    }
    press(submit);
    await screen.findByText('WW-2345-6789');
    await findToast(toasts.messages[`${toast}Sent`].title);
    expect(saidInEnglish(), 'sent').toEqual([]);
  },
);

it('keeps the chosen spoken language when the page language changes back and forth', async () => {
  fakeServer({});
  await renderSite('/membership-assistance');
  const language = () => named<HTMLSelectElement>('language').value;
  fireEvent.change(named('language'), { target: { value: 'Spanish' } });
  await switchTo('Español');
  expect(language()).toBe('Spanish');
  await switchTo('English');
  expect(language()).toBe('Spanish');
});

it('does not ask before leaving an unanswered form, even after a change of language', async () => {
  fakeServer({});
  const { goTo } = await renderSite('/membership-assistance');
  await switchTo('Español');
  expect(named<HTMLSelectElement>('language').value).toBe('Spanish');
  await switchTo('English');
  expect(named<HTMLSelectElement>('language').value).toBe('English');
  await switchTo('Español');
  await goTo('/es/accessibility');
  expect(location.pathname).toBe('/es/accessibility');
});

it('translates problems when the page language changes, without moving the focus', async () => {
  fakeServer({});
  await renderSite('/membership-assistance');
  const missing = ({ fields, fieldProblems }: typeof english) =>
    fieldProblems.unanswered.replace('{label}', fields.assistance.homeSafety.label);
  fireEvent.change(named('coreProgram'), { target: { value: 'Housing & Shelter' } });
  press(english.forms.next);
  await waitFor(() => expect(summary()).toContain(missing(english)));
  for (const [language, content] of [
    ['Español', spanish],
    ['English', english],
  ] as const) {
    screen.getByText(language, { selector: 'footer a' }).focus();
    await switchTo(language);
    await waitFor(() => expect(summary()).toContain(missing(content)));
    expect(summary()).toContain(content.forms.errorSummary.title);
    const beside = document.querySelector('#field-homeSafety-problem')?.textContent;
    expect(beside).toBe(missing(content));
    expect(document.activeElement?.matches('.error-summary, .error-summary *')).toBe(false);
    expect(named<HTMLSelectElement>('coreProgram').value).toBe('Housing & Shelter');
  }
});

it('translates server problems and failures when the page language changes', async () => {
  const problems = {
    ...{ email: { code: 'email' }, subject: { code: 'tooLong', params: { max: 1200 } } },
    name: { code: 'missing', params: { label: 'contact.name' } },
  };
  const error = { code: 'invalid', message: 'Please check the marked fields.' };
  const answers = [
    () => createRefusal(400, 'invalid', { problems }),
    () => Response.json({ error }, { status: 429, headers: { 'Retry-After': '120' } }),
    () => Response.json({ error }, { status: 503 }),
  ];
  fakeServer({ 'POST /api/contacts': () => answers.shift()?.() });
  await renderSite('/contact');
  answerAll();
  fireEvent.input(named('message'), { target: { value: '¿A qué hora abren?' } });
  const expectSaid = async (...sentences: string[]) => {
    for (const sentence of sentences) await waitFor(() => expect(summary()).toContain(sentence));
    expect(named('message').value).toBe('¿A qué hora abren?');
  };
  const send = ({ forms }: typeof english) => press(forms.buttons.contact.submit);

  send(english);
  await expectSaid(english.fieldProblems.email, 'under 1,200 characters', 'Name is required');
  await switchTo('Español');
  await expectSaid(spanish.fieldProblems.email, 'menos de 1,200 caracteres');
  const { label } = spanish.fields.contact.name;
  await expectSaid(spanish.fieldProblems.missing.replace('{label}', label));
  send(spanish);
  await expectSaid('2 minutos', spanish.forms.failed.kept);
  await switchTo('English');
  await expectSaid('Please wait 2 minutes and try again', english.forms.failed.kept);
  send(english);
  await expectSaid(english.forms.failed.server);
  await switchTo('Español');
  await expectSaid(spanish.forms.failed.server);
});

it('switches an unknown page to Spanish, with a Spanish title', async () => {
  fakeServer({});
  await renderSite('/no-such-page');
  await switchTo('Español');
  expect(location.pathname).toBe('/es/no-such-page');
  expect(document.title).toBe(spanish.seo.notFound.title);
});
