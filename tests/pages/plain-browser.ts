// Simulates a browser without scripts or rendering: loads pages, stores cookies and submits forms.
import { getByRole, getQueriesForElement, prettyDOM } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { expect, inject } from 'vitest';

const site = inject('site');
const settings = {
  disableJavaScriptEvaluation: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};
let visitors = 0;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Parses a page's HTML. */
export function pageFrom(html: string, path: string) {
  const window = new Window({ url: `${site}${path}`, settings });
  window.document.write(html);
  const document = window.document as unknown as Document;
  return { document, html, path, ...getQueriesForElement(document.body) };
}
type Page = ReturnType<typeof pageFrom> & { status: number };

/** Headers for a network of its own, because rate limits count by network. */
export function createNetworkHeaders(): Record<string, string> {
  visitors += 1;
  const parts = [0xfd01, process.pid & 0xffff, visitors].map((part) => part.toString(16));
  return { 'X-Forwarded-For': `${parts.join(':')}::1` };
}

export class PlainBrowser {
  page: Page = { ...pageFrom('', '/'), status: 0 };
  readonly cookies = new Map<string, string>();
  readonly #network = createNetworkHeaders();

  async goTo(path: string): Promise<Page> {
    return this.#load(path, {});
  }

  /** Finds the control by its label; a note such as "(optional)" may follow the label's text. */
  control(label: string): Control {
    const among = { selector: 'input, select, textarea' };
    const [exact, ...others] = this.page.queryAllByLabelText<Control>(label, among);
    if (exact !== undefined && others.length === 0) return exact;
    const startsLikeIt = (text: string) => text.trim().startsWith(label);
    return this.page.getByLabelText<Control>(startsLikeIt, among);
  }

  fill(label: string, answer: string): void {
    const control = this.control(label);
    control.value = answer;
    expect(control.value, `${label} in ${prettyDOM(control)}`).toBe(answer);
  }

  check(label: string): void {
    (this.control(label) as HTMLInputElement).checked = true;
  }

  /** Clicks a form's button in the main part of the page, or in its footer. */
  async press(name: string, part: 'main' | 'contentinfo' = 'main'): Promise<Page> {
    const within = getByRole(this.page.document.body, part);
    const button = getByRole<HTMLButtonElement>(within, 'button', { name });
    const { form } = button;
    if (form === null) throw new Error(`"${name}" belongs to no form`);
    const entries = new URLSearchParams(entriesOf(form));
    if (button.name !== '') entries.append(button.name, button.value);
    const action = button.getAttribute('formaction') ?? form.getAttribute('action');
    const path = action ?? this.page.path;
    const method = button.getAttribute('formmethod') ?? form.method;
    if (method === 'get') return this.#load(`${path.replace(/\?.*/, '')}?${entries}`, {});
    return this.#load(path, { method: 'POST', body: entries });
  }

  async #load(path: string, init: RequestInit): Promise<Page> {
    const response = await this.fetch(path, init);
    const location = response.headers.get('location');
    if (location !== null && response.status < 400) {
      const { origin, pathname, search } = new URL(location, site);
      if (origin === site) return this.#load(`${pathname}${search}`, {});
    }
    const status = response.status;
    this.page = { ...pageFrom(await response.text(), path), status };
    return this.page;
  }

  /** Sends one request with this browser's cookies and network, without following redirects. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers({ ...this.#network, ...(cookie === '' ? {} : { cookie }) });
    if (init.method === 'POST') headers.set('Origin', site);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await fetch(`${site}${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=');
      const isGone = attributes.some((each) => /^max-age=0$|^expires=.*1970/i.test(each));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** The form entries that a browser would submit. */
function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...form.elements].flatMap((element): [string, string][] => {
    const { name, type, value, disabled, checked } = element as HTMLInputElement;
    if (!name || disabled || /^(button|submit|fieldset)$/.test(type)) return [];
    if (/^(radio|checkbox)$/.test(type) && !checked) return [];
    return [[name, value]];
  });
}

/** Reads the complete rows of a staff list with the demo account. */
export async function readStoredRows<Row>(path: string): Promise<Row[]> {
  const staff = new PlainBrowser();
  const login = await staff.fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'wondrous-demo' }),
  });
  expect(login.ok).toBe(true);
  const rows: (Row & { id: number })[] = await (await staff.fetch(path)).json();
  const [base] = path.split('?');
  // A list has only some columns; read the whole row where a route returns one.
  return Promise.all(
    rows.map(async (row) => {
      const whole = await staff.fetch(`${base}/${row.id}`);
      return whole.ok ? whole.json() : row;
    }),
  );
}

let people = 0;

/** A name that no other test uses. */
export function createUniqueName(): string {
  people += 1;
  return `${process.pid}x${people}x${Date.now().toString(36)}`;
}

/** A reference as shown after a form was sent. */
export const reference = /WW-[2-9A-Z]{4}-[2-9A-Z]{4}/;
