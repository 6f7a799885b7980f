import fc from 'fast-check';
import { CsvError, parseCsv } from '@/lib/domain/text/csv-read';

const cells = (text: string) => parseCsv(text).map((row) => row.cells);

describe('CSV', () => {
  it('reads fields, quotes, doubled quotes and line ends inside quotes', () => {
    expect(cells('a,b\r\n"x, y","say ""hi""\nthere"\n')).toEqual([
      ['a', 'b'],
      ['x, y', 'say "hi"\nthere'],
    ]);
  });

  it('knows on which line a row begins', () => {
    expect(parseCsv('a\n"1\n2"\n\nb').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('leaves such a mark alone where it stands in a text', () => {
    expect(cells('a\n"b\uFEFFc"')).toEqual([['a'], ['b\uFEFFc']]);
  });

  it('drops the mark that spreadsheets write first, blanks around cells and empty lines', () => {
    expect(cells('\uFEFFid, name \n\n,\n1, x ')).toEqual([
      ['id', 'name'],
      ['1', 'x'],
    ]);
  });

  it('keeps an empty last field', () =>
    expect(cells('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]));

  it.each([
    ['a,"b', 1],
    ['a\n1,"x" y', 2],
    ['a\n1"2', 2],
  ])('refuses %j and names the line', (text, line) => {
    expect(() => parseCsv(text)).toThrow(CsvError);
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ line }));
  });

  it('reads back whatever is written by the rules', () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.trim() || 'x');
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const text = rows
            .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
            .join('\r\n');
          expect(cells(text)).toEqual(rows);
        },
      ),
    );
  });
});
