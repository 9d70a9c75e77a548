// Detects easily guessed passwords offline: words, names, years, keyboard runs and repeats count as one character.

const passwordMinLength = 12;
export const passwordMaxLength = 256;
/** A password needs this many characters that no list or rule predicts. */
const fewestUnforeseen = 8;

/** Words that password guessers try first; a few hundred catch most weak passwords. */
const words = `
  password passwort pass passcode letmein welcome login logon admin administrator root user guest master
  secret private access change changeme default test testing temp temporary demo sample example hello
  qwerty qwertz azerty asdf asdfgh zxcv zxcvbn dragon monkey shadow sunshine princess football baseball
  basketball soccer hockey superman batman spiderman pokemon starwars ninja ranger hunter killer tiger
  lion eagle falcon wolf bear panther dolphin butterfly flower rainbow purple orange yellow green blue
  silver golden black white love lovely iloveyou forever family mother father sister brother daughter
  baby angel heaven jesus christ church faith bless blessed grace hope peace freedom justice america
  american english spanish mexico texas florida california newyork chicago boston
  summer winter spring autumn fall january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday today morning night
  michael jennifer jessica ashley amanda daniel joshua matthew andrew robert thomas charlie george
  jordan michelle nicole maria jose juan carlos anthony william james john david richard joseph
  computer internet google facebook microsoft windows apple samsung iphone android office server
  system network security secure computer keyboard mouse monitor printer coffee cookie chocolate
  cheese pizza banana cherry pepper ginger maggie buster bailey lucky cooper harley mustang ferrari
  porsche corvette yamaha honda toyota mercedes money dollar rich million lottery winner champion
  trust trustno whatever nothing something anything everyone nobody someone please thank thanks
  community nonprofit volunteer member donate donation charity pantry food shelter staff team case
  worker manager director owner desk front house home street garden world help
`
  .trim()
  .split(/\s+/);

const runs = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', '1q2w3e4r5t6y7u8i9o0p', 'qazwsxedcrfvtgbyhnujmik'],
];
const shortestRun = 3;

const written: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'l', '+': 't' },
};

type PasswordProblem = 'too-short' | 'too-long' | 'names-you' | 'easily-guessed';

/** `known` holds local words: the organization's name, its town. */
export function findPasswordProblem(
  password: string,
  username: string,
  known: readonly string[] = [],
): PasswordProblem | undefined {
  if (password.length < passwordMinLength) return 'too-short';
  if (password.length > passwordMaxLength) return 'too-long';
  const name = username.toLowerCase();
  if (name.length > 0 && password.toLowerCase().includes(name)) return 'names-you';
  const local = known.flatMap((text) => text.toLowerCase().split(/[^a-z]/));
  const foreseen = [...words, ...local].filter((word) => word.length > 2);
  return unforeseen(password, foreseen) < fewestUnforeseen ? 'easily-guessed' : undefined;
}

function unforeseen(password: string, foreseen: readonly string[]): number {
  const plain = password.toLowerCase();
  const folded = [...plain].map((letter) => written[letter] ?? letter).join('');
  let count = 0;
  for (let at = 0; at < plain.length; ) {
    at += Math.max(
      1,
      longestWord(plain, at, foreseen),
      longestWord(folded, at, foreseen),
      runAt(plain, at),
      repeatAt(plain, at),
      /^(19|20)\d\d/.test(plain.slice(at)) ? 4 : 0,
    );
    count += 1;
  }
  return count;
}

function longestWord(text: string, at: number, foreseen: readonly string[]): number {
  let longest = 0;
  for (const word of foreseen) {
    if (text.startsWith(word, at)) longest = Math.max(longest, word.length);
  }
  return longest;
}

/** Length of a run of the alphabet, the digits or the keyboard at `at`, forward or backward. */
function runAt(text: string, at: number): number {
  let longest = 0;
  for (const run of runs) {
    for (const row of [run, [...run].reverse().join('')]) {
      let length = shortestRun;
      while (at + length <= text.length && row.includes(text.slice(at, at + length))) {
        longest = Math.max(longest, length);
        length += 1;
      }
    }
  }
  return longest;
}

/** Length of a repetition at `at`: "aaaa", "abcabc". */
function repeatAt(text: string, at: number): number {
  const found = /^(.{1,8}?)\1+/.exec(text.slice(at));
  return found === null ? 0 : found[0].length;
}
