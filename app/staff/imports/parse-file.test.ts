import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';
import { type FileTable, parseFile } from './parse-file';

const sample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../tests/imports/${name}`, import.meta.url)));
const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
const parse = async (text: string | Buffer) =>
  parseFile(bytesOf(Buffer.from(text as string))) as Promise<FileTable>;

describe('text files', () => {
  it.each([
    ['UTF-8', Buffer.from('Niño', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufeffNiño', 'utf8')],
    ['UTF-16 with a mark', Buffer.from('\ufeffNiño', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Niño, Ana, Richmond', 'utf16le')],
    ['UTF-16 big-endian', Buffer.from('\ufeffNiño', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from([0x4e, 0x69, 0xf1, 0x6f])],
  ])('are decoded from %s', (_, bytes) => {
    expect(decodeText(bytes).replace('\ufeff', '')).toMatch(/^Niño/);
  });

  it('are split at semicolons or tabs, with quoted cells of several lines', async () => {
    expect(await parse('Name;Notes\r\nAna;"a; ""b""\nc"\r\n')).toMatchObject({
      ...{ headers: ['Name', 'Notes'], rows: [{ line: 2, cells: ['Ana', 'a; "b"\nc'] }] },
    });
    expect((await parse('Name\tCity\nAna\tRome')).rows[0]?.cells).toEqual(['Ana', 'Rome']);
  });

  it('have their headings below a title, and keep line numbers over empty lines', async () => {
    const table = await parse('Clients 2025,,\n,,\nFirst,Last,\nAna,Ruiz,\n,,\nBen,Ito,x\n');
    expect(table.headers).toEqual(['First', 'Last', 'Column C']);
    expect(table.rows).toEqual([
      { line: 4, cells: ['Ana', 'Ruiz', ''] },
      { line: 6, cells: ['Ben', 'Ito', 'x'] },
    ]);
    expect(table.values[2]).toEqual([['x', 1]]);
  });

  it('name repeated headings apart and drop empty columns', async () => {
    const table = await parse('Name,Phone,,Phone\nAna,1,,2\n');
    expect(table.headers).toEqual(['Name', 'Phone', 'Phone (2)']);
  });

  it.each([
    ['no rows', 'Name,City\n', 'empty'],
    ['nothing', '', 'empty'],
    ['too many rows', `Name\n${'Ana\n'.repeat(20_001)}`, 'tooManyRows'],
    ['too many columns', `${'a,'.repeat(61)}\n${'1,'.repeat(61)}\n`, 'tooManyColumns'],
  ])('are refused with %s', async (_, text, problem) => {
    expect(await parse(text)).toMatchObject({ problem });
  });
});

describe('workbooks', () => {
  it('are read with dates, numbers, and yes or no as text', async () => {
    const table = await parse(sample('clients.xlsx'));
    expect(table.headers).toEqual(['First', 'Last', 'DOB', 'Cell', 'Zip', 'HH size', 'Vet']);
    expect(table.rows).toEqual([
      { line: 4, cells: ['Ana', 'Ruiz', '1984-03-05', '8045550123', '2906', '4', 'true'] },
      { line: 5, cells: ['Ben', 'Ito', '1990-12-31', '(804) 555-0124', '23220', '1', 'false'] },
    ]);
  });

  it('of the old format are refused with advice', async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);
    expect(await parse(old)).toEqual({ problem: 'oldExcel' });
  });

  it('that are broken are refused', async () => {
    expect(await parse(Buffer.from('PK\u0003\u0004 broken'))).toEqual({ problem: 'notReadable' });
  });
});
