import { partialDate } from '@/lib/domain/item-page/partial-date';

it.each([
  ['1987', '1987'],
  ['0987', '987 CE'],
  ['0987-05', 'May 987 CE'],
  ['1987-05', 'May 1987'],
  ['1987-05-11', '11 May 1987'],
  ['-0440', '441 BCE'],
  ['0000', '1 BCE'],
  ['in spring', 'in spring'],
  ['', ''],
])('%j is shown as %j: as much as is known', (text, shown) => {
  expect(partialDate(text)).toBe(shown);
});
