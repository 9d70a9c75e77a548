// Starts the app on a page that was served complete: at the first sign that somebody is about to use
// it, else once the page has loaded and the browser is idle. Where data is dear, only at the former.

const signs = ['pointerdown', 'keydown', 'touchstart', 'mouseover'] as const;
const idleLimitMs = 3_000;

type Connection = { saveData?: boolean; effectiveType?: string };

function watch(): void {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleLimitMs });
  else setTimeout(start, 200);
}

function start(): void {
  for (const sign of signs) removeEventListener(sign, start, { capture: true });
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  const boot = document.querySelector('script[data-boot]');
  if (!boot) return;
  boot.removeAttribute('data-boot');
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = boot.textContent;
  // It runs all the same; the document must be as it was rendered when React takes it over.
  document.head.append(script);
  script.remove();
}

watch();
