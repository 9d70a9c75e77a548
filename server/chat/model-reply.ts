// Checks what a model wrote, and lets it pass only when it says nothing that we did not say.
import type { Source } from '#assistant/assistant';
import { organisation } from '#text/organisation';

const longestReply = 1200;
const shortestReply = 20;

// Compared as digits, so that "(555) 555-0142" and "555.555.0142" are one number.
function numbersIn(text: string): string[] {
  const joined = text.replace(/(?<=\d)[\s().\-–/]+(?=\d)|(?<=\d),(?=\d{3})/g, '');
  return joined.match(/\d+/g) ?? [];
}

function addressesIn(text: string): string[] {
  return text.match(/(?:https?:\/\/|www\.)[^\s)\]]+|[\w.+-]+@[\w-]+\.[\w.-]+/gi) ?? [];
}

function bareDomainsIn(text: string): string[] {
  return (
    text.match(/\b[a-z\d-]+\.(?:com|org|net|io|co|info|gov|edu|us|xyz|ru|site|app|me|ly)\b/gi) ?? []
  );
}

function pathsIn(text: string): string[] {
  const paths = text.match(/(?<![\w/:.])\/[a-z][\w/?=#-]*/gi) ?? [];
  return paths.map((path) => path.replace(/[.,;:]+$/, ''));
}

function trimmed(address: string): string {
  return address.replace(/[.,;:!?]+$/, '');
}

/** The reply without its passage marks, or undefined when it must not be shown. */
export function checkedReply(
  raw: string,
  { sources }: { sources: readonly Source[] },
): string | undefined {
  const text = raw.trim();
  if (text.length < shortestReply || text.length > longestReply) return undefined;
  if (/[<>]|&(?:[a-z]+|#\w+);|\]\(|\*\*|```|javascript:|data:/i.test(text)) return undefined;

  const marks = [...text.matchAll(/\[(\d+)\]/g)].map((mark) => Number(mark[1]));
  if (marks.length === 0 || marks.some((mark) => mark < 1 || mark > sources.length)) {
    return undefined;
  }

  const reply = text
    .replace(/\s*\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const allowed = [
    ...sources.flatMap((source) => [source.title, source.text, source.path]),
    organisation.phone.text,
    organisation.email.text,
    '911',
    '988',
  ];
  const allowedNumbers = new Set(allowed.flatMap(numbersIn));
  const allowedAddresses = new Set(allowed.flatMap(addressesIn).map(trimmed));
  const allowedPaths = new Set(allowed.flatMap(pathsIn));

  const addresses = addressesIn(reply).map(trimmed);
  if (addresses.some((address) => !allowedAddresses.has(address))) return undefined;
  const withoutAddresses = addresses.reduce((rest, address) => rest.replace(address, ''), reply);
  if (bareDomainsIn(withoutAddresses).length > 0) return undefined;
  if (numbersIn(reply).some((number) => !allowedNumbers.has(number))) return undefined;
  const paths = pathsIn(withoutAddresses);
  if (paths.length === 0 || paths.some((path) => !allowedPaths.has(path))) return undefined;
  return reply;
}
