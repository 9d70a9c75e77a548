import type { ChecklistStep } from '#domain/checklist';
import { checklist } from '#text/staff/checklist';

export type StartFacts = {
  name: string;
  host: string;
  port: number;
  /** Location of the data, without a password. */
  place: string;
  demoAccount?: { username: string; password: string } | undefined;
  /** The steps that are missing for a real site. */
  missing: readonly ChecklistStep[];
};

/** Returns the text that the server prints when it is ready. */
export function startBlock({ name, host, port, place, demoAccount, missing }: StartFacts): string {
  const address = `http://${isThisMachine(host) ? 'localhost' : bracketed(host)}:${port}`;
  const lines = [`${name} is ready`, `  Site     ${address}`, `  Data     ${place}`];
  if (demoAccount) {
    const { username, password } = demoAccount;
    lines.push(`  Staff    ${address}/admin/login   demo: ${username} / ${password}`);
  }
  if (missing.length > 0) {
    lines.push('', checklist.start, ...missing.map((step) => `  - ${checklist.steps[step].title}`));
  }
  return `\n${lines.join('\n')}\n\n`;
}

function isThisMachine(host: string): boolean {
  return ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
