import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvCell, formatCsvLine } from './csv.ts';

/** Parses a line like a spreadsheet. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/gy;
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') break;
  }
  return cells;
}

describe('formatCsvCell', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '＝1'])(
    'turns a cell that begins like a formula into text: %j',
    (formula) => expect(formatCsvCell(formula).replace(/^"/, '').startsWith("'")).toBe(true),
  );

  // Spreadsheets in some countries or settings separate by semicolons or tabs.
  it.each(['hello;=1+1', 'a\t=1+1', 'a;"=1+1', 'a; @sum', 'a\n=1+1', 'x|-1', '\t=1', 'a;;=1'])(
    'defuses a formula after any other separator: %j',
    (text) => {
      for (const line of formatCsvLine(['first', text, 'last']).split(/[\r\n]/)) {
        for (const part of line.split(/[;\t|]/)) expect(part).not.toMatch(/^["\s]*[=+\-@]/);
      }
    },
  );

  it('handles a cell of 60,000 line breaks without delay', () => {
    const before = process.cpuUsage();
    const breaks = '\n'.repeat(60_000);
    expect(formatCsvCell(`a${breaks}b`)).toBe(`"a${breaks}b"`);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it.each([
    [' Ana', '" Ana"'],
    ['Ana ', '"Ana "'],
    ['a "b" c', '"a ""b"" c"'],
  ])('quotes the CSV cell %j', (text, cell) => expect(formatCsvCell(text)).toBe(cell));

  it('leaves a CSV cell of plain words unchanged', () => {
    expect(formatCsvCell("Devon O'Malley")).toBe("Devon O'Malley");
    expect(formatCsvCell('(804) 555-0155')).toBe('(804) 555-0155');
  });
});

describe('formatCsvLine', () => {
  it('reads back as the same words and never as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const read = cellsOf(formatCsvLine(cells));
        const plain = (text: string) => text.replace(/(^|[;|\t\r\n])'+/g, '$1');
        expect(read.map(plain)).toEqual(cells.map(plain));
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });
});
