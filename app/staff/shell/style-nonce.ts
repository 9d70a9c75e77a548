// A dialog locks the page behind it with a small stylesheet of its own. The page's policy allows only
// what carries its nonce; the library asks for it under this name.

declare global {
  var __webpack_nonce__: string | undefined;
}

export function allowInjectedStyles(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
