import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { searchFiles } from './search-files.ts';

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-search-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'below'));
  for (const [name, contents] of Object.entries(files)) writeFileSync(join(folder, name), contents);
  return folder;
}

const pieceBytes = 256 * 1024;

it('finds each text in every file that contains it, including subfolders', async () => {
  const folder = folderWith({
    one: 'Ana Luz, ana@example.org',
    'below/two': `\0\0ana@example.org`,
    three: 'nobody',
    empty: '',
  });
  const { searched, found } = await searchFiles(folder, ['ana@example.org', 'Ana Luz', 'Ben Oak']);
  expect(searched).toBe(4);
  expect(found.toSorted((a, b) => (a.file + a.text < b.file + b.text ? -1 : 1))).toEqual([
    { file: 'below/two', text: 'ana@example.org' },
    { file: 'one', text: 'Ana Luz' },
    { file: 'one', text: 'ana@example.org' },
  ]);
});

it('finds a text that crosses the boundary between two chunks', async () => {
  const text = 'ñandú@example.org';
  const length = Buffer.byteLength(text);
  for (const before of [pieceBytes - length - 1, pieceBytes - length, pieceBytes - 7, pieceBytes]) {
    const folder = folderWith({ file: Buffer.concat([Buffer.alloc(before), Buffer.from(text)]) });
    const longer = 'x'.repeat(100);
    const { found } = await searchFiles(folder, [text, longer]);
    expect(found, `${before}`).toEqual([{ file: 'file', text }]);
  }
});

it('distinguishes texts with a common prefix and ignores texts that are too short', async () => {
  const folder = folderWith({ file: '804-555-0101 Ana' });
  const { found } = await searchFiles(folder, ['804-555-0102', '804-555-0101', 'Ana', '']);
  expect(found).toEqual([{ file: 'file', text: '804-555-0101' }]);
});
