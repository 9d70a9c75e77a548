// Checks that the promises on the privacy page are tested, in every language: each names its tests.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { privacy as spanish } from '../es/privacy.ts';
import { privacy } from './privacy.ts';

type Proof = readonly [file: string, title: string];
/** Promises that people keep; no test can show them. */
const byPeople: readonly Proof[] = [];

const erasure = 'server/privacy/erasure.test.ts';
const retention = 'server/privacy/retention.test.ts';
const backups = 'server/privacy/backups.test.ts';
const newsletters = 'server/updates/newsletters.test.ts';
const reads = 'server/privacy/who-read.test.ts';
const arrival: Proof = [
  'server/api/idempotent-limits.test.ts',
  'stores the network of a form only as a hash, and deletes it after 2 days',
];
const forms = 'tests/e2e/forms.spec.ts';
const peopleForms = 'tests/e2e/forms-people.spec.ts';
const ownServer: Proof = [
  'server/http/security-headers.test.ts',
  'allows connections to its own server only',
];
const goes: Proof = [
  retention,
  'erases closed cases without recent work, and no open, recent, or held ones',
];
const periods: Proof = [
  retention,
  'starts with the promised periods and allows shorter but not longer ones',
];
const whole: Proof = [peopleForms, 'leads through three steps and back, and stores all answers'];

/** The tests of each section: its paragraphs first, then its list items. */
const proofs: Record<string, readonly (readonly Proof[])[]> = {
  intro: [
    byPeople,
    [ownServer, ['tests/api/access.test.ts', 'returns 401 for %s without a valid session']],
  ],
  'what-we-collect': [
    [
      ['tests/e2e/forms-steps.spec.ts', 'keeps its answers in the tab until they are sent'],
      arrival,
    ],
    [whole],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written there
    [[peopleForms, 'sends the form of a ${label}']],
    [[forms, 'sends a message, and confirms it in a toast and a lasting panel']],
    [[forms, 'stores a pledge with a preset amount, and links to the donation page']],
    [[newsletters, 'sends a link and subscribes the address only after its button was pressed']],
    [['server/chat/model.test.ts', 'logs nothing that a visitor wrote to the assistant']],
  ],
  'who-sees-it': [
    [
      [reads, 'logs reads by %s, which the route table declares'],
      [reads, 'allows a review only after the month has ended'],
      ['server/privacy/insert-only-logs.test.ts', 'refuses to change a log: %s'],
      ['server/cli/limited-role.test.ts', 'refuses to run %s'],
    ],
    byPeople,
    byPeople,
  ],
  'where-we-keep-it': [
    [
      [
        backups,
        'writes a backup for the named keys, restores it in a drill, and shows both results',
      ],
      [backups, 'keeps backups for 7 days, 4 weeks, and 12 months'],
      [
        backups,
        'deletes backups older than 12 months even if few newer ones exist, but never the newest',
      ],
    ],
    [goes, [retention, 'announces erasures for another month when %s']],
    [['tests/api/logs.test.ts', 'contains nothing that visitors or staff sent'], arrival],
    [goes],
    [goes],
    [periods],
    [periods],
    [
      [
        newsletters,
        'stops all mail to the address, erases it within a day, and allows a new sign-up',
      ],
      [
        newsletters,
        'deletes a sign-up that nobody confirmed within 7 days, with its link and its mail',
      ],
    ],
    [[retention, 'refuses to erase a held row']],
  ],
  'no-trackers': [
    [ownServer],
    [
      [
        'tests/e2e/floating.spec.ts',
        'stores a choice by category, which visitors can change from the footer',
      ],
    ],
  ],
  chat: [
    [
      ['server/chat/model.test.ts', 'logs nothing that a visitor wrote to the assistant'],
      ['tests/e2e/chat-talk.spec.ts', 'stays open when a link is followed and after a reload'],
    ],
    [['server/chat/model.test.ts', 'receives the message and the passages, and no tools']],
  ],
  'your-rights': [
    [
      [erasure, 'exports everything as one readable file, with an audit entry'],
      [
        'server/privacy/person-copy.test.ts',
        'includes holds and the STOP answer of this person only',
      ],
    ],
    [
      [erasure, 'removes the person from every table once everything is erased'],
      [erasure, 'removes the answer about an emergency and the subject of alerts'],
      [erasure, 'leaves the counts unchanged after an erasure'],
      [
        'server/privacy/erased-list.test.ts',
        'repeats erasures in the restore transaction, including rows that were on hold',
      ],
    ],
    byPeople,
  ],
  children: [byPeople],
};

const linesOf = (page: typeof privacy): Record<string, readonly string[]> => ({
  intro: page.intro,
  ...Object.fromEntries(
    page.sections.map(({ id, paragraphs = [], list = [] }) => [id, [...paragraphs, ...list]]),
  ),
});

describe('promises on the privacy page', () => {
  it.each(Object.entries(linesOf(privacy)))(
    'names existing tests for the promises in section “%s” of the privacy page',
    (id, lines) => {
      expect(proofs[id]).toHaveLength(lines.length);
      for (const [file, title] of (proofs[id] ?? []).flat()) {
        const written = ["'", '`'].map((quote) => `${quote}${title}${quote}`);
        const text = readFileSync(file, 'utf8');
        expect(written.some((one) => text.includes(one)) ? title : `${file} lacks it`).toBe(title);
      }
    },
  );

  it('makes the same promises in Spanish, with the same numbers', () => {
    const [mine, theirs] = [linesOf(privacy), linesOf(spanish)];
    expect(Object.keys(theirs)).toEqual(Object.keys(mine));
    for (const [id, lines] of Object.entries(mine)) {
      expect(theirs[id], id).toHaveLength(lines.length);
      // Spanish explains how to reach the crisis line in another way, so the numbers differ.
      if (id === 'children') continue;
      const numbers = (some: readonly string[] = []) => some.map((line) => line.match(/\d+/g));
      expect(numbers(theirs[id]), id).toEqual(numbers(lines));
    }
    const names = ({ storage }: typeof privacy) => storage.entries.map(({ name }) => name);
    expect(names(spanish)).toEqual(names(privacy));
  });

  it('lists on the privacy page everything that the site stores in a browser', () => {
    const files = ['app', 'domain', 'server'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.(?:test|screen))\.tsx?$/.test(name))
        .map((name) => `${room}/${name}`),
    );
    const used = files.flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=['"`](?:__Host-)?)wwi_[a-z_]+:?/g) ?? [],
    );
    expect(used.length).toBeGreaterThan(10);
    const told = privacy.storage.entries.flatMap(({ name }) => name.match(/wwi_[a-z_]+:?/g) ?? []);
    expect([...new Set(used)].toSorted()).toEqual(told.toSorted());
  });
});
