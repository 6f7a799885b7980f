import { countWords } from '@/components/search/result-words';
import { withoutQuotation } from '@/lib/domain/listing/quotation';

it('a text with quotation marks of its own gets no others', () => {
  expect(countWords(1204, { q: 'lear' })).toBe('1,204 results for “lear”');
  expect(countWords(1, { q: '"all my sons"' })).toBe('1 result for "all my sons"');
  expect(countWords(2, { q: '' })).toBe('2 results');
});

it.each([
  ['"all my sons"', 'all my sons'],
  ['miller “all my sons”', 'miller all my sons'],
  ['"sons"', null],
  ['all "my sons', null],
  ['sons', null],
])('%s without its quotation: %s', (text, without) => {
  expect(withoutQuotation(text)).toBe(without);
});
