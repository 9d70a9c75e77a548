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
const reads = 'server/privacy/who-read.test.ts';
const arrival: Proof = [
  'server/api/idempotent-limits.test.ts',
  'stores the network of a form only as a hash, and deletes it after 2 days',
];
const forms = 'tests/e2e/forms.spec.ts';
const peopleForms = 'tests/e2e/forms-people.spec.ts';
const ownServer: Proof = ['server/http/security-headers.test.ts', 'talks to its own server alone'];
const goes: Proof = [
  retention,
  'goes then: closed cases nobody worked on, and neither open, young nor held ones',
];
const periods: Proof = [retention, 'is what is promised, and can be shorter but not longer'];
const whole: Proof = [peopleForms, 'leads through three steps and back, and stores all answers'];

/** The tests of each section: its paragraphs first, then its list items. */
const proofs: Record<string, readonly (readonly Proof[])[]> = {
  intro: [byPeople, [ownServer, ['tests/api/access.test.ts', 'returns 401 for %s']]],
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
    [['server/chat/model.test.ts', 'never logs what a visitor wrote']],
  ],
  'who-sees-it': [
    [
      [reads, 'by %s is in the route table, and noted'],
      [reads, 'can be looked through and ticked off once it is over'],
      ['server/privacy/insert-only-logs.test.ts', 'refuses to change a log: %s'],
      ['server/cli/limited-role.test.ts', 'cannot %s'],
    ],
    byPeople,
    byPeople,
  ],
  'where-we-keep-it': [
    [
      [backups, 'is written for the named keys, restored by a drill, and both results are shown'],
      [backups, 'is kept for 7 days, 4 weeks and 12 months'],
      [
        backups,
        'is thrown away after 12 months although few were made since, but never the newest',
      ],
    ],
    [goes, [retention, 'is not erased before staff could look for a month once %s']],
    [['tests/api/logs.test.ts', 'contains nothing that visitors or staff sent'], arrival],
    [goes],
    [goes],
    [periods],
    [periods],
    [[retention, 'is not erased by anybody while it is on hold']],
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
      ['server/chat/model.test.ts', 'never logs what a visitor wrote'],
      ['tests/e2e/chat-talk.spec.ts', 'stays open when a link is followed and after a reload'],
    ],
    [['server/chat/model.test.ts', 'gets the message and the passages, no tools and nothing else']],
  ],
  'your-rights': [
    [
      [erasure, 'is one readable file with all of it, and that it was made is noted'],
      [
        'server/privacy/person-copy.test.ts',
        'says why it must be kept, and that the number answered STOP, of this person alone',
      ],
    ],
    [
      [erasure, 'is gone from every table once all of it is erased'],
      [erasure, 'leaves neither the answer about an emergency nor what an alert was about'],
      [erasure, 'leaves the counts as they were'],
      [
        'server/privacy/erased-list.test.ts',
        'is erased again with the restore or nothing is restored, also what was on hold then',
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
  it.each(Object.entries(linesOf(privacy)))('name existing tests in section “%s”', (id, lines) => {
    expect(proofs[id]).toHaveLength(lines.length);
    for (const [file, title] of (proofs[id] ?? []).flat()) {
      const written = ["'", '`'].map((quote) => `${quote}${title}${quote}`);
      const text = readFileSync(file, 'utf8');
      expect(written.some((one) => text.includes(one)) ? title : `${file} lacks it`).toBe(title);
    }
  });

  it('match in Spanish, with the same numbers', () => {
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

  it('list everything that the site stores in a browser', () => {
    const files = ['app', 'server'].flatMap((room) =>
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
