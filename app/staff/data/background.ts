// What a screen asks for by itself, because others changed something, must not keep a forgotten session
// alive nor count as a look at a case: it says so with a header.
let isBackground = false;

export function inBackground(ask: () => void): void {
  isBackground = true;
  try {
    // Queries send their requests before this returns.
    ask();
  } finally {
    isBackground = false;
  }
}

export function backgroundHeaders(): Record<string, string> {
  return isBackground ? { 'X-Background': '1' } : {};
}

let serverTime: string | undefined;

/** When the server answered first; what was stored after that may be missing on the screen. */
export function noteServerTime(response: Response): void {
  serverTime ??= response.headers.get('date') ?? undefined;
}

export function firstServerTime(): string | undefined {
  return serverTime === undefined ? undefined : new Date(serverTime).toISOString();
}
