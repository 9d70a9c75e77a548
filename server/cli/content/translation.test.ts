// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tested sources contain them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { byteOrderMark } from '#domain/text/csv';
import { exportTable, importTable, type Sources } from './translation.ts';

const first: Sources = new Map([
  [
    'home.ts',
    "export const home: Home = {\n  title: 'Welcome, {name}',\n  link: '/about',\n  parts: [{ text: `Call ${phone} today` }, { text: 'No, thanks' }],\n};\n",
  ],
]);
const spanish =
  "// A remark.\nexport const home: Home = {\n  title: 'Bienvenido, {name}',\n  link: '/about',\n  parts: [{ text: `Llame al ${phone} hoy` }, { text: \"No, 'gracias'\" }],\n};\n";
const other: Sources = new Map([['home.ts', spanish]]);
const table = exportTable(first, other);

const imported = (from: string, to: string) => importTable(table.replace(from, to), first, other);

describe('npm run content -- import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-table-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // A table with only a header line changes nothing, however it is read.
  const heads = 'key,original,translation,comment,café\n';
  const file = join(folder, 'es.csv');
  const command = fileURLToPath(new URL('../content.ts', import.meta.url));
  const importing = (bytes: Buffer) => {
    writeFileSync(file, bytes);
    return spawnSync(process.execPath, [command, 'import', file], { encoding: 'utf8' });
  };

  it.each(['latin1', 'utf16le'] as const)(
    'refuses a table saved as %s, in one line',
    (encoding) => {
      const { status, stdout, stderr } = importing(Buffer.from(heads, encoding));
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^\S+es\.csv is not saved as UTF-8: .*"CSV UTF-8".*\.\n$/);
    },
  );

  it.each(['', byteOrderMark])('accepts a table saved as UTF-8 that begins with %j', (begin) => {
    const { status, stdout } = importing(Buffer.from(begin + heads));
    expect([status, stdout]).toEqual([0, '0 files changed.\n']);
  });
});

describe('translation table', () => {
  it('writes a line for each text, with the placeholders to keep', () => {
    expect(table).toBe(
      [
        `${byteOrderMark}key,original,translation,comment`,
        'home.ts:home.title,"Welcome, {name}","Bienvenido, {name}",keep as it is: {name}',
        'home.ts:home.parts[0].text,Call ${phone} today,Llame al ${phone} hoy,keep as it is: ${phone}',
        'home.ts:home.parts[1].text,"No, thanks","No, \'gracias\'",',
        '',
      ].join('\r\n'),
    );
  });

  it('changes only the edited text and nothing else in the file', () => {
    const { changed, problems } = imported('Llame al ${phone} hoy', 'Llámenos al ${phone}');
    expect(problems).toEqual([]);
    expect(changed.get('home.ts')).toBe(
      spanish.replace('Llame al ${phone} hoy', 'Llámenos al ${phone}'),
    );
  });

  it('escapes a quote mark in a text', () => {
    const { changed } = imported('"Bienvenido, {name}"', `"D'accord, {name}"`);
    expect(changed.get('home.ts')).toContain("title: 'D\\'accord, {name}'");
  });

  it.each([
    [
      '"Bienvenido, {name}"',
      'Bienvenido',
      /home\.title: the words in braces must be those.*\{name\}/,
    ],
    ['Llame al ${phone} hoy', 'Llame hoy', /parts\[0\]\.text: the words in braces/],
    ['Llame al ${phone} hoy', '${process.exit()}', /the words in braces/],
    ['home.ts:home.title', 'home.ts:home.titel', /home\.titel: there is no text of this key/],
    [
      '"Bienvenido, {name}"',
      '"Adi\uFFFDs, {name}"',
      /home\.title: letters of it were lost: .*CSV UTF-8/,
    ],
    ['"Bienvenido, {name}"', '', /the translation is empty/],
    ['"Bienvenido, {name}"', `${'x'.repeat(80)}{name}`, /86 characters are too long/],
    [
      'key,original',
      'Schlüssel,original',
      /The first line must be: key,original,translation,comment/,
    ],
  ])('rejects %s as %s and changes nothing', (from, to, sentence) => {
    const { changed, problems } = imported(from, to);
    expect(problems.join('\n')).toMatch(sentence);
    expect(changed.size).toBe(0);
  });
});

it('exports and imports the real content without a change', () => {
  const root = new URL('../../../content/', import.meta.url);
  const sources = (folder: string): Sources =>
    new Map(
      readdirSync(new URL(folder, root), { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [file, readFileSync(new URL(`${folder}/${file}`, root), 'utf8')]),
    );
  const [en, es] = [sources('en'), sources('es')];
  const real = exportTable(en, es);
  expect(real.split('\r\n').length).toBeGreaterThan(1000);
  expect(importTable(real, en, es)).toEqual({ changed: new Map(), problems: [] });
});
