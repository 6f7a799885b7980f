/** Quotation marks in a search text. */
import { isQuotedAt, quotationsIn, withoutQuotation } from '@/lib/domain/listing/quotation';

const quoted = (text: string) => [...quotationsIn(text)].map(([words]) => words);

it.each([
  ['"all my sons"', ['"all my sons"']],
  ['“all my sons” and «Le Cid»', ['“all my sons”', '«Le Cid»']],
  ['„Die Räuber“ lesson', ['„Die Räuber“']],
  ['"" nothing', []],
  ['one mark " alone', []],
])('%s quotes %j', (text, words) => expect(quoted(text)).toEqual(words));

it('a place is quoted after a mark that is still open', () => {
  const text = '"10 minutes" long';
  expect([0, 1, 5, text.indexOf('long')].map((at) => isQuotedAt(text, at))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it.each([
  ['"all my  sons"  lesson', 'all my sons lesson'],
  ['“hamlet” “to be”', 'hamlet to be'],
  ['"hamlet"', null],
  ['" hamlet "', null],
  ['all my sons', null],
])('%s, word by word, is %j', (text, words) => expect(withoutQuotation(text)).toBe(words));
