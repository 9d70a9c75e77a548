// The public style sheets stay loaded in the staff area, so class names of both must differ.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

function classesIn(folder: string): Set<string> {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  return new Set(sheets.flatMap((sheet) => sheet.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
}

// Classes that the site and the staff area share are defined in app/ui.
const shared = classesIn('app/ui');

it.each(['app/site', 'app/forms', 'app/chat'])(
  'uses no class name of the staff area in %s',
  (folder) => {
    const ours = classesIn('app/staff/styles');
    expect(ours).toContain('staff-button');
    const known = classesIn(folder);
    expect(known.size).toBeGreaterThan(10);
    expect([...known].filter((name) => ours.has(name) && !shared.has(name))).toEqual([]);
  },
);
