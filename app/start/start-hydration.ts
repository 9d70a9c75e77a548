// Starts the app: at once on pages with a form, otherwise at the first user input, or when the browser is idle after
// the load. With data saving on, pages without a form wait for input. Earlier input and button presses are kept and
// replayed. This script is inlined in the page.
import { isLeavingQuickly, watchQuickExit } from './leave-quickly';
import { isChunkRemoved, loadChunk } from './load-chunk';

const signs = ['pointerdown', 'keydown', 'touchstart', 'online', 'mouseover'];
const idleLimitMs = 3_000;

type Connection = { saveData?: boolean; effectiveType?: string };

function watch(): void {
  awaitSign(signs);
  addEventListener('click', remember, { capture: true });
  addEventListener('input', forget);
  addEventListener('change', showDangerPanel);
  addEventListener('submit', sendAgain, { capture: true });
  addEventListener('submit', noteSent);
  addEventListener('app-starts', () => removeEventListener('click', remember, { capture: true }));
  addEventListener('app-started', pressAgain);
  // The started app installs its own listeners.
  addEventListener('app-started', watchQuickExit());
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startForms, { once: true });
  } else startForms();
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}

function awaitSign(awaited: readonly string[]): void {
  for (const sign of awaited) addEventListener(sign, start, { capture: true, passive: true });
}

/** Hydrates forms at once: waiting for the first key press would lose part of the input. */
function startForms(): void {
  if (document.querySelector('form[method="post"]')) requestAnimationFrame(() => setTimeout(start));
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleLimitMs });
  else setTimeout(start, 200);
}

/** Scrolls the emergency numbers under the answered question into view, just as far as necessary. */
function showDangerPanel({ target }: Event): void {
  const field = target instanceof Element ? target.closest('.field') : null;
  const panel = field?.nextElementSibling?.querySelector('.danger-panel');
  // Not `checkVisibility`, which Safari lacks before 17.4.
  if (panel?.getClientRects().length) panel.scrollIntoView({ block: 'nearest' });
}

const pressed = new Set<HTMLElement>();

/** Records presses of buttons that need the app. Links, submit buttons, and popovers work without it. */
function remember({ target }: Event): void {
  const selector = `button[type="button"]${'popover' in document.body ? ':not([popovertarget])' : ''}`;
  const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (button === null) return;
  // Move the button to the end, so that the presses replay in order.
  pressed.delete(button);
  pressed.add(button);
}

/** Drops a recorded press if the visitor typed into the control afterwards. */
function forget({ target }: Event): void {
  for (const button of pressed) {
    const controlled = button.getAttribute('aria-controls');
    if (target instanceof Element && controlled === target.id) pressed.delete(button);
  }
}

function pressAgain(): void {
  const buttons = [...pressed];
  pressed.clear();
  for (const button of buttons) button.click();
}

const sentByBrowser = new Set<EventTarget>();
let isSendingAgain = false;

/** The browser is submitting the form, and this page stays until the response arrives. */
function noteSent({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
  sentByBrowser.add(target);
  // Register now, before the app: listeners run in order of registration, and the app's would ask.
  addEventListener('beforeunload', leaveUnasked);
}

/**
 * Lets the browser repeat its own submission, even after hydration, so that the server recognizes the same
 * answers. The app's idempotency key would make a second row.
 */
function sendAgain(event: Event): void {
  if (event.target === null || !sentByBrowser.has(event.target)) return;
  event.stopPropagation();
  isSendingAgain = true;
}

/** Turns off the leave question while a form is being sent. */
function leaveUnasked(event: Event): void {
  if (isSendingAgain) event.stopImmediatePropagation();
  isSendingAgain = false;
}

function start(): void {
  for (const sign of signs) removeEventListener(sign, start, { capture: true });
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  const boot = document.querySelector<HTMLScriptElement>('script[data-boot]');
  if (!boot) return;
  boot.removeAttribute('data-boot');
  const files = boot.text.match(/\/assets\/[^"]+/g) ?? [];
  loadChunk(async () => run(boot), files).catch((error) => {
    // Do not replay old presses: nothing should open minutes later.
    pressed.clear();
    if (isChunkRemoved(error)) return;
    boot.dataset.boot = '';
    // Exclude mouse moves, which would retry against a busy server again and again.
    awaitSign(signs.slice(0, -1));
  });
}

function run(boot: HTMLScriptElement): void {
  // Do not hydrate while leaving: the app would replay presses under the cover.
  if (isLeavingQuickly()) return;
  const script = document.createElement('script');
  const { nonce, textContent } = boot;
  Object.assign(script, { type: 'module', nonce, textContent });
  // Remove the script at once: the document must match the rendered one during hydration.
  document.head.append(script);
  script.remove();
}

watch();
