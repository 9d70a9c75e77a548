// What the privacy page says is so: each promise names the test that shows it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { privacy } from './privacy.ts';

/** What people do, and no program can show. */
const byPeople = 'by people';
type Proof = readonly [file: string, title: string] | typeof byPeople;

const erasure = 'server/privacy/erasure.test.ts';
const retention = 'server/privacy/retention.test.ts';
const reads = 'server/privacy/who-read.test.ts';
const goes: Proof = [
  retention,
  'goes then: closed cases nobody worked on, and neither open, young nor held ones',
];

/** For each section its paragraphs, then the lines of its list. */
const proofs: Record<string, readonly Proof[]> = {
  'who-sees-it': [[reads, 'by %s is in the route table, and noted'], byPeople, byPeople],
  'where-we-keep-it': [
    ['server/privacy/backups.test.ts', 'is kept for 7 days, 4 weeks and 12 months'],
    goes,
    ['tests/api/logs.test.ts', 'holds nothing of what visitors and staff sent, good or bad'],
    goes,
    goes,
    [retention, 'is what is promised, and can be shorter but not longer'],
    [retention, 'is what is promised, and can be shorter but not longer'],
    [retention, 'is not erased by anybody while it is on hold'],
  ],
  'your-rights': [
    [erasure, 'is one readable file with all of it, and that it was made is noted'],
    [erasure, 'is gone from every table once all of it is erased'],
    byPeople,
  ],
};

describe('what the page says of people’s data', () => {
  it.each(Object.keys(proofs))('in “%s” names its test, sentence by sentence', (id) => {
    const section = privacy.sections.find((one) => one.id === id) ?? expect.unreachable();
    const said = [...(section.paragraphs ?? []), ...(section.list ?? [])];
    expect(said).toHaveLength(proofs[id]?.length ?? 0);
    for (const proof of proofs[id] ?? []) {
      if (proof === byPeople) continue;
      const [file, title] = proof;
      expect(readFileSync(file, 'utf8'), file).toContain(title);
    }
  });
});
