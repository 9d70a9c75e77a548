// The dialog library inserts a small style sheet to lock scrolling; it needs the page's CSP nonce under this name.

declare global {
  var __webpack_nonce__: string | undefined;
}

export function allowInjectedStyles(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
