import { yearOf } from '@/lib/domain/catalogue/years';
import { yearText } from '@/lib/domain/text/year-text';

it.each([
  [-429, '429 BCE'],
  [0, '0 CE'],
  [999, '999 CE'],
  [1000, '1000'],
])('the year %d is written %s', (year, text) => {
  expect(yearText(year)).toBe(text);
});

it.each([
  [{ date: '1601-07-26', firstPerformed: 970 }, '1601'],
  [{ date: null, firstPerformed: 970 }, '970 CE'],
  [{ date: null, firstPerformed: null }, null],
  [{ date: null }, null],
])('of %j: %s', (item, year) => {
  expect(yearOf(item)).toBe(year);
});
