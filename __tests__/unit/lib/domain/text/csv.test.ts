import { csvFile, unguarded } from '@/lib/domain/text/csv';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is written as text, and read back as it was',
  (text) => {
    expect(csvFile([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    expect(unguarded(`'${text}`)).toBe(text);
  },
);

it('a file has the mark of UTF-8 once, and every cell in quotes', () =>
  expect(
    csvFile([
      ['Item', 'Total'],
      ['A "B"', '1'],
    ]),
  ).toBe('\uFEFF"Item","Total"\r\n"A ""B""","1"\r\n'));

it.each(['a=1', '’tis', "'tis", "'", ''])('%j is no formula, and stays as it is', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  expect(unguarded(text)).toBe(text);
});
