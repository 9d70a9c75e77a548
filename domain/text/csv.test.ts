import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

/** Reads a line as a spreadsheet does. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/gy;
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') break;
  }
  return cells;
}

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '＝1'])(
    'that begins like a formula becomes text: %j',
    (formula) => expect(csvCell(formula).replace(/^"/, '').startsWith("'")).toBe(true),
  );

  // A spreadsheet of another country, or one told to, separates by semicolons or tabs.
  it.each(['hello;=1+1', 'a\t=1+1', 'a;"=1+1', 'a; @sum', 'a\n=1+1', 'x|-1', '\t=1', 'a;;=1'])(
    'holds no formula wherever else a cell may begin: %j',
    (text) => {
      for (const line of csvLine(['first', text, 'last']).split(/[\r\n]/)) {
        for (const part of line.split(/[;\t|]/)) expect(part).not.toMatch(/^["\s]*[=+\-@]/);
      }
    },
  );

  it('of nothing but line breaks is read at once, however long it is', () => {
    const before = process.cpuUsage();
    const breaks = '\n'.repeat(60_000);
    expect(csvCell(`a${breaks}b`)).toBe(`"a${breaks}b"`);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('of plain words stays as it is', () => {
    expect(csvCell("Devon O'Malley")).toBe("Devon O'Malley");
    expect(csvCell('(804) 555-0155')).toBe('(804) 555-0155');
  });
});

describe('a line', () => {
  it('reads back as the words that went in, and never as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const read = cellsOf(csvLine(cells));
        const plain = (text: string) => text.replace(/(^|[;|\t\r\n])'+/g, '$1');
        expect(read.map(plain)).toEqual(cells.map(plain));
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });
});
